/** A person who is signed in to the console of an account, as an editor. */
import type { House } from "./house.ts";

/** A procedure by its name; answers the status and the parsed body. */
export type ConsoleCall = (
  name: string,
  input: object,
) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;

/** Invites a person to the account and signs them in. */
export async function openConsole({ server }: House, accountId: string): Promise<ConsoleCall> {
  const { link } = await server.command(
    ...["user", "invite", "--email", "ann@acme.test", "--account", accountId, "--role", "editor"],
  );
  let cookie = "";
  const call: ConsoleCall = async (name, input) => {
    const origin = `http://127.0.0.1:${server.port}`;
    const response = await fetch(`${origin}/console/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie },
      body: JSON.stringify(input),
    });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return { status: response.status, body: await response.json() };
  };
  const token = link.slice(link.lastIndexOf("/") + 1);
  await call("join.accept", { token, name: "Ann", password: "correct horse battery" });
  return call;
}
