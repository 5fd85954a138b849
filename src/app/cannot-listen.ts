/** An address that cannot be listened on: what is wrong with it, and what to do, by the system's code. */
import { OperatorError } from "../lib/errors.ts";

/** `settings` names those that choose the address. */
export function cannotListen(where: string, error: unknown, settings: string): OperatorError {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return new OperatorError(`Cannot listen on ${where} (${code}); ${adviceOn(code, settings)}.`);
}

function adviceOn(code: string, settings: string): string {
  switch (code) {
    case "EACCES":
    case "EPERM":
      return `ports below 1024 need a privilege, which \`setcap cap_net_bind_service=+ep\` gives the executable; or choose another with ${settings}`;
    case "ENOENT":
    case "ENOTFOUND":
    case "EADDRNOTAVAIL":
    case "EAI_AGAIN":
      return "HOST must be an address of this machine, for example HOST=127.0.0.1, or HOST=0.0.0.0 for all of them";
    default:
      return `stop what uses that address, or choose another with ${settings}`;
  }
}
