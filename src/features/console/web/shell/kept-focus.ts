/**
 * What has the focus may go: a row that is deleted, a link to what it opened, a form that was sent. The browser
 * then starts again at the top of the page and says nothing; here the focus goes to what stands in its place.
 */

/** Where something was before it was removed. */
type Place = { parent: Element; row: Element | undefined };

const HEADINGS = "h1, h2, h3";
/** No fields: on a phone they would open the keyboard. */
const STOPS = "a[href], button, summary, [role=tab][aria-selected=true]";
const ROWS: readonly string[] = ["LI", "TR", "ARTICLE"];

/** Watches the page until the function that it answers is called. */
export function keepFocus(): () => void {
  let last: Element | undefined;
  /** What opened the dialog that has the focus, and where that was: what a dialog is about may go before it. */
  let opener: Element | undefined;
  let openerPlace: Place | undefined;
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest("dialog");
    if (dialog === null) opener = undefined;
    else if (last !== undefined && !dialog.contains(last))
      [opener, openerPlace] = [last, undefined];
    last = target;
  };
  const observer = new MutationObserver((records) => {
    if (opener?.isConnected === false) openerPlace ??= findPlace(records, opener);
    if (last === undefined || last.isConnected || !isLost()) return;
    const isKnown = opener !== undefined && openerPlace?.parent.isConnected;
    const place = isKnown ? openerPlace : findPlace(records, last);
    [last, opener] = [undefined, undefined];
    // Whoever has removed it may be about to say where to go on.
    if (place) requestAnimationFrame(() => setTimeout(() => isLost() && goOn(place)));
  });
  addEventListener("focusin", remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener("focusin", remember);
    observer.disconnect();
  };
}

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** What it stood in and is still there, with the row that has moved up, or is the last one now. */
function findPlace(records: readonly MutationRecord[], gone: Node): Place | undefined {
  for (let inside = gone; ; ) {
    const record = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(inside)),
    );
    if (record === undefined || !(record.target instanceof Element)) return undefined;
    const { target, nextSibling, previousSibling, removedNodes } = record;
    if (!target.isConnected) {
      inside = target;
      continue;
    }
    const name = [...removedNodes].find((node) => node.contains(inside))?.nodeName ?? "";
    const isRow = (node: Node | null): node is Element =>
      node instanceof Element && node.isConnected && node.nodeName === name;
    const row = [nextSibling, previousSibling].find(isRow);
    return { parent: target, row: ROWS.includes(name) ? row : undefined };
  }
}

/** To the row in its place, or up to the first part of the page that has a heading or something to press. */
function goOn({ parent, row }: Place): void {
  let next = row && findShown(row, STOPS);
  for (let part: Element | null = parent; !next && part !== null; part = part.parentElement) {
    next = findShown(part, HEADINGS) ?? findShown(part, STOPS);
    if (part.id === "content") break;
  }
  if (next?.matches(HEADINGS)) next.tabIndex = -1;
  next?.focus();
}

const findShown = (part: Element, selector: string): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility() && element.closest("[inert], [aria-hidden=true]") === null,
  );
