/** @jsxImportSource preact */
/**
 * The look of every mail: one column of tables with styles on the elements, which is what mail
 * programs understand, and a text beside it for those that show none of it.
 */
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { writeEmptyAlternatives } from "../../lib/empty-alternative.ts";
import { readableInk } from "../../lib/readable-ink.ts";

const FONT =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,'Noto Sans',sans-serif";
const INK = "#1f2328";
const QUIET = "#59636e";
const LINE = "#d8dee4";

export type MailRow = { label: string; value: string };

/** Whose mail it is, where an account goes by a name of its own. */
export type LetterBrand = {
  name: string;
  /** `#rrggbb` */
  colour: string | null;
  /** The address of a picture. */
  logoUrl: string | null;
};

export type Letter = {
  brand?: LetterBrand | undefined;
  /** BCP 47 tag of the mail's language. */
  language?: string;
  heading: string;
  /** Shown by mail programs beside the subject; the first paragraph if not given. */
  preview?: string;
  paragraphs?: readonly string[];
  rows?: readonly MailRow[];
  /** A long text in its own lines, such as a visitor's message. */
  quotation?: MailRow;
  /** http or https addresses only. */
  actions?: readonly { label: string; url: string }[];
  footer: readonly string[];
  /** Below the footer: how to get no more of these. */
  unsubscribe?: { label: string; url: string } | undefined;
};

/** The mail as HTML: every text is escaped. */
export function renderLetter(letter: Letter): string {
  return `<!doctype html>${writeEmptyAlternatives(renderToString(<LetterPage {...letter} />))}`;
}

/** The same as plain text. */
export function writeLetter(letter: Letter): string {
  const { brand, heading, paragraphs = [], rows = [], quotation, actions = [], footer } = letter;
  const { unsubscribe } = letter;
  const parts = [
    brand?.name ?? "",
    heading,
    ...paragraphs,
    rows.map(({ label, value }) => `${label}: ${value.replaceAll("\n", "\n  ")}`).join("\n"),
    quotation === undefined ? "" : `${quotation.label}:\n\n${quotation.value}`,
    actions.map(({ label, url }) => `${label}:\n${url}`).join("\n\n"),
    `-- \n${[...footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])].join("\n")}`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function LetterPage(letter: Letter) {
  const { language = "en", heading, paragraphs = [], rows = [], quotation, footer } = letter;
  const preview = letter.preview ?? paragraphs[0] ?? heading;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{heading}</title>
      </head>
      <body style="margin:0;padding:0;background:#f6f8fa">
        <div style="display:none;max-height:0;overflow:hidden">{preview}</div>
        <Table width="100%" style="background:#f6f8fa">
          <tr>
            <td align="center" style="padding:32px 16px">
              <Table
                width="560"
                style={`width:100%;max-width:560px;background:#ffffff;border:1px solid ${LINE};border-radius:8px`}
              >
                {letter.brand && <BrandHead {...letter.brand} />}
                <Cell style="padding:32px 32px 8px">
                  <h1 style={`margin:0;font:600 22px/1.3 ${FONT};color:${INK}`}>{heading}</h1>
                </Cell>
                {paragraphs.map((paragraph) => (
                  <Cell key={paragraph} style="padding:8px 32px">
                    <p style={`margin:0;font:16px/1.55 ${FONT};color:${INK}`}>{paragraph}</p>
                  </Cell>
                ))}
                {rows.length > 0 && <Rows rows={rows} />}
                {quotation && <Quotation {...quotation} />}
                {letter.actions && (
                  <Actions actions={letter.actions} colour={letter.brand?.colour ?? INK} />
                )}
                <Foot footer={footer} unsubscribe={letter.unsubscribe} />
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

function Foot({ footer, unsubscribe }: Pick<Letter, "footer" | "unsubscribe">) {
  return (
    <Cell style={`padding:20px 32px 28px;border-top:1px solid ${LINE}`}>
      {footer.map((line) => (
        <p key={line} style={`margin:0 0 4px;font:13px/1.5 ${FONT};color:${QUIET}`}>
          {line}
        </p>
      ))}
      {unsubscribe && (
        <p style={`margin:0 0 4px;font:13px/1.5 ${FONT};color:${QUIET}`}>
          <a href={unsubscribe.url} style={`color:${QUIET}`}>
            {unsubscribe.label}
          </a>
        </p>
      )}
    </Cell>
  );
}

function Rows({ rows }: { rows: readonly MailRow[] }) {
  return (
    <Cell style="padding:16px 32px">
      <Table width="100%" style={`border-top:1px solid ${LINE}`} holds="records">
        {rows.map(({ label, value }, at) => (
          <tr key={`${at}-${label}`}>
            <th
              scope="row"
              align="left"
              style={`padding:10px 16px 10px 0;width:30%;vertical-align:top;font:13px/1.5 ${FONT};color:${QUIET};border-bottom:1px solid ${LINE};word-break:break-word`}
            >
              {label}
            </th>
            <td
              style={`padding:10px 0;vertical-align:top;font:15px/1.5 ${FONT};color:${INK};border-bottom:1px solid ${LINE};word-break:break-word;white-space:pre-wrap`}
            >
              {value}
            </td>
          </tr>
        ))}
      </Table>
    </Cell>
  );
}

function Quotation({ label, value }: MailRow) {
  return (
    <Cell style="padding:8px 32px 16px">
      <p style={`margin:0 0 6px;font:13px/1.5 ${FONT};color:${QUIET}`}>{label}</p>
      <div
        style={`padding:16px;background:#f6f8fa;border-radius:6px;font:15px/1.6 ${FONT};color:${INK};white-space:pre-wrap;word-break:break-word`}
      >
        {value}
      </div>
    </Cell>
  );
}

const LOGO_HEIGHT = 32;

function BrandHead({ name, colour, logoUrl }: LetterBrand) {
  const ground = colour ?? "#ffffff";
  const line = `border-bottom:1px solid ${LINE};border-radius:8px 8px 0 0`;
  return (
    <Cell style={`padding:16px 32px;background:${ground};${line}`}>
      {logoUrl !== null && (
        <img
          src={logoUrl}
          alt=""
          height={LOGO_HEIGHT}
          style={`height:${LOGO_HEIGHT}px;width:auto;vertical-align:middle;margin-right:12px;border:0`}
        />
      )}
      <span
        style={`font:600 17px/${LOGO_HEIGHT}px ${FONT};color:${readableInk(ground)};vertical-align:middle`}
      >
        {name}
      </span>
    </Cell>
  );
}

function Actions(props: { actions: NonNullable<Letter["actions"]>; colour: string }) {
  const { actions, colour } = props;
  return (
    <Cell style="padding:8px 32px 24px">
      {actions.map(({ label, url }) => (
        <p key={url} style="margin:0 0 10px">
          <a
            href={url}
            style={`display:inline-block;padding:11px 20px;background:${colour};border-radius:6px;font:600 15px/1.3 ${FONT};color:${readableInk(colour)};text-decoration:none`}
          >
            {label}
          </a>
        </p>
      ))}
    </Cell>
  );
}

type TableProps = {
  width: string;
  style: string;
  /** A table that only places things is announced as nothing. */
  holds?: "records";
  children: ComponentChildren;
};

function Table({ width, style, holds, children }: TableProps) {
  const role = holds === undefined ? { role: "presentation" as const } : {};
  return (
    <table width={width} cellpadding="0" cellspacing="0" style={style} {...role}>
      <tbody>{children}</tbody>
    </table>
  );
}

function Cell({ style, children }: { style: string; children: ComponentChildren }) {
  return (
    <tr>
      <td style={style}>{children}</td>
    </tr>
  );
}
