/** How far a job is, as a share of the part of it that one step moves through. Pure. */

type Part = { from: number; to: number };

/** In percent. A step that divides nothing by nothing has got nowhere yet. */
export const shareOf = ({ from, to }: Part, fraction: number): number =>
  from + (to - from) * (fraction > 0 ? Math.min(1, fraction) : 0);
