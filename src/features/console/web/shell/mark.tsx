/** @jsxImportSource preact */
/** The mark: two pieces of wood joined by a dovetail. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect class="mark-below" width="32" height="32" rx="7" />
      <path class="mark-above" d="M0 7a7 7 0 0 1 7-7h18a7 7 0 0 1 7 7v7H21.5l3 11h-17l3-11H0z" />
    </svg>
  );
}
