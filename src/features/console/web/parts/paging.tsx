/** @jsxImportSource preact */
/** Which part of a list is shown, in the address. */
import { useAddress } from "../address.ts";
import { LIST_SIZE } from "../first-answers.ts";
import { showNumber } from "../format.ts";
import { NothingHere } from "./nothing-here.tsx";

export const PAGE_SIZE = LIST_SIZE;

export function Paging({ total, size = PAGE_SIZE }: { total: number; size?: number }) {
  const { skip, hrefWith } = useAddress();
  if (total > 0 && skip >= total) return <NothingHere title="The list ends before this part." />;
  // Whoever begins in the middle of a short list is led to its beginning.
  if (total <= size && (skip === 0 || total === 0)) return null;
  const last = Math.min(skip + size, total);
  const before = skip > size ? String(skip - size) : undefined;
  return (
    <nav class="paging" aria-label="Pages of the list">
      {skip > 0 && (
        <a class="button plain small" rel="prev" href={hrefWith({ skip: before })}>
          Newer
        </a>
      )}
      <span>
        {showNumber(skip + 1)}–{showNumber(last)} of {showNumber(total)}
      </span>
      {last < total && (
        <a class="button plain small" rel="next" href={hrefWith({ skip: String(skip + size) })}>
          Older
        </a>
      )}
    </nav>
  );
}
