// The engine’s machine code, embedded into the executable: importing it gives its path.
declare module "@takumi-rs/wasm/takumi_wasm_bg.wasm" {
  const path: string;
  export = path;
}
