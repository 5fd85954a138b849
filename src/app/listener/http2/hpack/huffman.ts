/**
 * The Huffman code of HPACK (RFC 7541, appendix B), decoded four bits at a time. The code is a
 * canonical one: it follows from how long each symbol's code is.
 */
import { HpackError } from "./hpack-error.ts";

/** Bits of the code of each byte, and at last of the end of a string. */
const CODE_LENGTHS = [
  ...[13, 23, 28, 28, 28, 28, 28, 28, 28, 24, 30, 28, 28, 30, 28, 28],
  ...[28, 28, 28, 28, 28, 28, 30, 28, 28, 28, 28, 28, 28, 28, 28, 28],
  ...[6, 10, 10, 12, 13, 6, 8, 11, 10, 10, 8, 11, 8, 6, 6, 6],
  ...[5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 7, 8, 15, 6, 12, 10],
  ...[13, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7],
  ...[7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 13, 19, 13, 14, 6],
  ...[15, 5, 6, 5, 6, 5, 6, 6, 6, 5, 7, 7, 6, 6, 6, 5],
  ...[6, 7, 6, 5, 5, 6, 7, 7, 7, 7, 7, 15, 11, 14, 13, 28],
  ...[20, 22, 20, 20, 22, 22, 22, 23, 22, 23, 23, 23, 23, 23, 24, 23],
  ...[24, 24, 22, 23, 24, 23, 23, 23, 23, 21, 22, 23, 22, 23, 23, 24],
  ...[22, 21, 20, 22, 22, 23, 23, 21, 23, 22, 22, 24, 21, 22, 23, 23],
  ...[21, 21, 22, 21, 23, 22, 23, 23, 20, 22, 22, 22, 23, 22, 22, 23],
  ...[26, 26, 20, 19, 22, 23, 22, 25, 26, 26, 26, 27, 27, 26, 24, 25],
  ...[19, 21, 26, 27, 27, 26, 27, 24, 21, 21, 26, 26, 28, 27, 27, 27],
  ...[20, 24, 20, 21, 22, 21, 21, 23, 22, 22, 25, 25, 24, 24, 26, 23],
  ...[26, 27, 26, 26, 27, 27, 27, 27, 27, 28, 27, 27, 27, 27, 27, 26],
  30,
];
const END_OF_STRING = 256;
const PADDING_BITS_MAX = 7;
const ROOT = 0;
const NOTHING = -1;
const REFUSED = -2;

/** By state and half byte: the state after it, and the byte that it completed. */
const next = new Uint8Array(256 * 16);
const completed = new Int16Array(256 * 16);
/** States in which a string may end: nothing but ones since the last symbol, and few of them. */
const isPadding = new Uint8Array(256);
buildTables();

/** Decodes into `target`, and answers how many bytes that were. Throws `HpackError`. */
export function decodeHuffman(
  source: Uint8Array,
  { from, to }: { from: number; to: number },
  target: Uint8Array,
): number {
  let state = ROOT;
  let length = 0;
  for (let half = from * 2; half < to * 2; half += 1) {
    const byte = source[half >> 1] ?? 0;
    const entry = state * 16 + ((half & 1) === 0 ? byte >> 4 : byte & 15);
    state = next[entry] ?? ROOT;
    const symbol = completed[entry] ?? REFUSED;
    if (symbol === NOTHING) continue;
    if (symbol === REFUSED) throw new HpackError("a string has its end within itself");
    if (length === target.length) throw new HpackError("a string is too long");
    target[length] = symbol;
    length += 1;
  }
  if (isPadding[state] !== 1) throw new HpackError("a string ends within a symbol");
  return length;
}

/** A node of the tree of codes: another node from 0 up, or a symbol as `~symbol`. */
type Node = [zero: number, one: number];

function buildTables(): void {
  const nodes = buildTree();
  for (let state = 0; state < nodes.length; state += 1)
    for (let half = 0; half < 16; half += 1) {
      const { symbol, node } = walk(nodes, state, half);
      next[state * 16 + half] = node;
      completed[state * 16 + half] = symbol;
    }
  let node = ROOT;
  for (let bits = 0; bits <= PADDING_BITS_MAX; bits += 1) {
    isPadding[node] = 1;
    node = nodes[node]?.[1] ?? ROOT;
  }
}

function buildTree(): Node[] {
  const UNSET = Number.NaN;
  const nodes: Node[] = [[UNSET, UNSET]];
  const symbols = CODE_LENGTHS.map((length, symbol) => ({ length, symbol }));
  symbols.sort((a, b) => a.length - b.length || a.symbol - b.symbol);
  let code = 0;
  let lengthBefore = symbols[0]?.length ?? 0;
  for (const { length, symbol } of symbols) {
    code <<= length - lengthBefore;
    lengthBefore = length;
    let node = nodes[ROOT] as Node;
    for (let bit = length - 1; bit > 0; bit -= 1) {
      const side = (code >> bit) & 1;
      if (Number.isNaN(node[side])) node[side] = nodes.push([UNSET, UNSET]) - 1;
      node = nodes[node[side] ?? ROOT] as Node;
    }
    node[code & 1] = ~symbol;
    code += 1;
  }
  return nodes;
}

/** No code is shorter than five bits, so that half a byte completes one at most. */
function walk(nodes: readonly Node[], state: number, half: number) {
  let [symbol, node] = [NOTHING, state];
  for (let bit = 3; bit >= 0; bit -= 1) {
    const child = nodes[node]?.[(half >> bit) & 1] ?? ROOT;
    node = Math.max(child, ROOT);
    if (child < 0) symbol = ~child === END_OF_STRING ? REFUSED : ~child;
  }
  return { symbol, node };
}
