/** What a view is filtered by lives in the address, so that it can be bookmarked and gone back to. */
import { useLocation } from "preact-iso";

export type Address = {
  readonly query: Readonly<Record<string, string>>;
  /** Offset of a list; 0 when the address has none, or nonsense. */
  readonly skip: number;
  /** This address with some parameters changed; undefined takes one out. */
  hrefWith(changes: Readonly<Record<string, string | undefined>>): string;
  /** Goes there; filters that change replace what is being typed. */
  change(changes: Readonly<Record<string, string | undefined>>, isReplaced?: boolean): void;
};

export function useAddress(): Address {
  const { path, query, route } = useLocation();
  const hrefWith: Address["hrefWith"] = (changes) => {
    const merged = Object.entries({ ...query, ...changes }).filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    );
    const text = new URLSearchParams(merged).toString();
    return text ? `${path}?${text}` : path;
  };
  const skip = Number(query.skip);
  return {
    query,
    skip: Number.isSafeInteger(skip) && skip > 0 ? skip : 0,
    hrefWith,
    change: (changes, isReplaced = false) => route(hrefWith(changes), isReplaced),
  };
}
