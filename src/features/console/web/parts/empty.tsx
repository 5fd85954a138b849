/** @jsxImportSource preact */
/** What stands where nothing is yet: what will come, and the next step. */
import type { ComponentChildren } from "preact";

export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <svg viewBox="0 0 48 32" aria-hidden="true">
        <path d="M1 1h46v14H32l4 16H12l4-16H1z" />
      </svg>
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}
