/** What a page of the console is given. */
import type { ComponentType } from "preact";

/** `params` are the parts of the page's address. */
export type ViewProps = { params: Readonly<Record<string, string>> };
export type View = ComponentType<ViewProps>;
