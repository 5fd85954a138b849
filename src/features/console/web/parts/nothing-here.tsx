/** @jsxImportSource preact */
/** Stands for what an address asks for and a list does not have: a filter nobody knows, a part beyond its end. */
import { useLocation } from "preact-iso";
import { LinkButton } from "./button.tsx";
import { Empty } from "./empty.tsx";

export function NothingHere({ title = "Nothing matches this address." }: { title?: string }) {
  const { path } = useLocation();
  return (
    <Empty title={title}>
      <p>It asks for something that this list does not have.</p>
      <LinkButton href={path}>Show the whole list</LinkButton>
    </Empty>
  );
}
