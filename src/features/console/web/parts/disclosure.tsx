/** @jsxImportSource preact */
/** A heading with a button that shows what is under it. */
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";

export function Disclosure(props: {
  title: ComponentChildren;
  isOpen?: boolean;
  children: ComponentChildren;
}) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  const id = useId();
  return (
    <div class="disclosure">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {props.title}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && props.children}
      </div>
    </div>
  );
}
