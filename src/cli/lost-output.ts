/** What a command printed and nobody can have: a record that went to a full disk was not handed over. */

/** Listens from now on; whoever read our output may be gone, which must not end a service. */
export function watchOutput(): { isLost(): Promise<boolean> } {
  let fault: string | undefined;
  process.stderr.on("error", () => undefined);
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough, such as head, has lost nothing.
    if (error.code !== "EPIPE") fault ??= error.code ?? error.message;
  });
  return {
    async isLost() {
      // An error is told a turn after the write that failed.
      await new Promise<void>((resolve) => {
        process.stdout.write("", () => setImmediate(resolve));
      });
      if (fault === undefined) return false;
      process.stderr.write(
        `sitewright: The command was carried out, but its output could not be written (${fault}); make room there, and ask again.\n`,
      );
      return true;
    },
  };
}
