/** How many files and connections the system lets this process have open. */
import { readFileSync } from "node:fs";

/** Where the system does not tell; less than any that the runtime is started with. */
const FALLBACK = 8_192;
const OPEN_FILES = /^Max open files {1,40}(\d{1,18}) /m;

export function readDescriptorLimit(): number {
  try {
    return Number(OPEN_FILES.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? FALLBACK);
  } catch {
    return FALLBACK;
  }
}
