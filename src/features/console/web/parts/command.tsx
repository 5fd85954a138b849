/** @jsxImportSource preact */
/** A command to type somewhere else. */

export function Command({ text }: { text: string }) {
  return (
    <code class="command">
      {text.split(" ").map((word, at) => (
        <>
          {at > 0 && " "}
          <span>{word}</span>
        </>
      ))}
    </code>
  );
}
