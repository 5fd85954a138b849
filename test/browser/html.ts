/** HTML validity of the bytes that the service sends, by html-validate without its rules of taste. */
import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** These judge style: minified HTML may leave out what the standard lets it leave out. */
const RULES_OF_TASTE = [
  "attr-case",
  "attr-quotes",
  "attribute-boolean-style",
  "attribute-empty-style",
  "doctype-style",
  "element-case",
  "long-title",
  "no-implicit-button-type",
  "no-implicit-close",
  "no-implicit-input-type",
  "no-inline-style",
  "no-trailing-whitespace",
  "prefer-native-element",
  "prefer-tbody",
  "tel-non-breaking",
  "void-style",
];

const SEVERITY_ERROR = 2;

/** One line for each error. */
export async function checkHtml(html: string): Promise<string[]> {
  const loader = new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended", "html-validate:standard"],
    rules: Object.fromEntries(RULES_OF_TASTE.map((rule) => [rule, "off"])),
  });
  const report = await new HtmlValidate(loader).validateString(html);
  return report.results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === SEVERITY_ERROR)
    .map(({ ruleId, message, line }) => `html ${ruleId}: ${message} (line ${line})`);
}
