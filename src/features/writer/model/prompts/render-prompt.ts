/**
 * A prompt is a plain text file: a line with its version, then words with named holes. What fills a hole
 * is never looked at for holes again, so nobody's words can open one.
 */

export type Prompt = {
  version: string;
  text: string;
};

const HOLE = /\{([a-z]{1,24})\}/gu;

/** Throws for a file without a version: it would be taken for an older one. */
export function readPrompt(file: string): Prompt {
  const end = file.indexOf("\n");
  const version = /^version: (\d{1,4})$/u.exec(file.slice(0, end).trim())?.[1];
  if (version === undefined) throw new Error("a prompt must begin with a line such as version: 1");
  return { version, text: file.slice(end + 1).trim() };
}

/** Throws for a hole that nothing fills: a prompt with a hole in it is a defect. */
export const renderPrompt = ({ text }: Prompt, holes: Readonly<Record<string, string>>): string =>
  text
    .replace(HOLE, (_, name: string) => {
      const filling = holes[name];
      if (filling === undefined)
        throw new Error(`the prompt has a hole ${name} that nothing fills`);
      return filling;
    })
    .trim();
