/** Loads the files that it is given and prints which regular expressions they build, and where. */
const built: { source: string; flags: string; place: string }[] = [];
const Known = RegExp;

function note(pattern: unknown, flags: unknown): RegExp {
  const made =
    pattern instanceof Known
      ? new Known(pattern, flags as string | undefined)
      : new Known(String(pattern), flags as string | undefined);
  const place = new Error().stack?.split("\n").find((line) => line.includes("/src/")) ?? "";
  built.push({ source: made.source, flags: made.flags, place });
  return made;
}

globalThis.RegExp = new Proxy(Known, {
  apply: (_target, _self, [pattern, flags]) => note(pattern, flags),
  construct: (_target, [pattern, flags]) => note(pattern, flags),
});

for (const path of process.argv.slice(2)) await import(path);
process.stdout.write(JSON.stringify(built));
