// SPDX-FileCopyrightText: 2026 The Tinselbox makers
// SPDX-License-Identifier: MIT
// MicroPython VMs for the tests: a JSON line in, a JSON line out (see host.py).
// Each is a thread with globals of its own; they share what Node compiled of the interpreter, and
// a file is sent here once. Each `run` is one call from the top: a VM collects only in between.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";

const find = createRequire(import.meta.url);
const home = find.resolve("@micropython/micropython-webassembly-pyscript/package.json");
const RAM = 0x20000000;
const wasm = (traced) =>
  home.replace("package.json", traced ? "micropython-settrace.wasm" : "micropython.wasm");

async function serve() {
  const vms = new Map();
  const files = new Map(); // by what is in them
  const compiled = new Map(); // kept, so that the next VM finds it compiled
  const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");
  for await (const line of createInterface({ input: process.stdin })) {
    const ask = JSON.parse(line);
    const vm = vms.get(ask.vm);
    if (ask.open) {
      const url = wasm(ask.open.traced);
      if (!compiled.has(url)) compiled.set(url, await WebAssembly.compile(await readFile(url)));
      const fresh = new Worker(new URL(import.meta.url), { workerData: { ...ask.open, url } });
      fresh.on("message", say);
      fresh.on("error", (trouble) => say({ died: String(trouble) }));
      vms.set(ask.vm, fresh);
    } else if (ask.close) {
      vms.delete(ask.vm);
      await vm.terminate();
      say({});
    } else if (ask.put) {
      const put = ask.put.map(([path, name, data]) => {
        if (data !== null) files.set(name, Buffer.from(data, "base64"));
        return [path, files.get(name)];
      });
      vm.postMessage({ put });
    } else {
      vm.postMessage(ask);
    }
  }
  process.exit(0);
}

async function live() {
  let said = [];
  const mp = await loadMicroPython({
    heapsize: 65536,
    url: workerData.url,
    linebuffer: true,
    stdout: (line) => said.push(line),
  });
  // It collects by looking for what may be an address, and small numbers would be: so it begins
  // anew, with a heap that lies where the board's does. Nothing touches the room that is left out.
  mp._module._malloc(RAM);
  mp._module.ccall("mp_js_init", "null", ["number", "number"], [2048, workerData.heap << 20]);
  mp._module.ccall("proxy_c_init", "null", [], []);

  function put(path, data) {
    let folder = "";
    for (const part of path.split("/").slice(1, -1)) {
      folder += "/" + part;
      if (!mp.FS.analyzePath(folder).exists) mp.FS.mkdir(folder);
    }
    mp.FS.writeFile(path, data);
  }

  parentPort.on("message", (ask) => {
    if (ask.put) {
      for (const [path, data] of ask.put) put(path, data);
      return parentPort.postMessage({});
    }
    said = [];
    const begin = performance.now();
    let error = null;
    try {
      mp.runPython(ask.run);
    } catch (trouble) {
      error = String((trouble && trouble.message) || trouble);
    }
    parentPort.postMessage({ ms: performance.now() - begin, said, error });
  });
  parentPort.postMessage({});
}

await (isMainThread ? serve() : live());
