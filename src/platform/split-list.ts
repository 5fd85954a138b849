/** What stands between the commas of a setting; blanks and empty parts say nothing. */
export const splitList = (text: string | undefined) =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
