/** The signed time of a form, as its page would have it; resolves when it is old enough to be sent. */
const FILLING_MS = 2_100;

export async function openForm(port: string, host: string, action: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${action}/opened`, { headers: { host } });
  if (!answer.ok) throw new Error(`${action} was not opened: ${answer.status}`);
  const { issued } = (await answer.json()) as { issued: string };
  await Bun.sleep(FILLING_MS);
  return issued;
}
