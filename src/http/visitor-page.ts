/**
 * A page that a room shows a visitor in answer to what they did: thanks, a refusal, a question. It
 * is plain text and choices; the site's own look is put around it by whoever renders it.
 */
import type { Context } from "../platform/context.ts";
import type { Visit } from "./visitor-route.ts";

/** A control of a form; `text` takes several lines. */
export type VisitorField = {
  name: string;
  label: string;
  kind: "line" | "tel" | "number" | "text";
  value: string;
  isRequired?: boolean;
  /** In characters. */
  lengthMax?: number;
  /** From and to, of a number. */
  range?: readonly [min: number, max: number];
};

export type VisitorForm = {
  heading: string;
  /** A path of the site. */
  action: string;
  hidden: Readonly<Record<string, string>>;
  fields: readonly VisitorField[];
  submit: string;
};

export type VisitorPage = {
  status: number;
  heading: string;
  lede: string;
  /** Facts under the heading; only web addresses are linked. */
  rows?: readonly { label: string; value: string; href?: string }[];
  /** One button that sends hidden fields by POST to a path of the site. */
  button?: { label: string; action: string; fields: Readonly<Record<string, string>> };
  /** Under all else: something to fill in, sent by POST. */
  form?: VisitorForm;
  /** It says nothing of the visitor, so that it need not be rendered for each. */
  isCommon?: boolean;
  /** Paths of the site. */
  links?: readonly { label: string; href: string }[];
};

/** Renders the page that `compose` makes for the site's language. It is never stored or indexed. */
export type ShowPage = (
  ctx: Context,
  visit: Pick<Visit, "site" | "path">,
  compose: (language: string) => VisitorPage,
) => Promise<Response>;
