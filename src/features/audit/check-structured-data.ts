/** JSON-LD: it parses, speaks schema.org, and has what search engines ask of each type. */
import type { Outline } from "./outline.ts";
import type { AuditFinding } from "./report.ts";

type Node = Readonly<Record<string, unknown>>;

/** Required properties by type; of alternatives parted by a bar one is enough. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Event: ["name", "startDate", "location", "eventAttendanceMode"],
  Place: ["name|address"],
  VirtualLocation: ["url"],
  PostalAddress: ["streetAddress|postalCode|addressLocality|addressRegion|addressCountry"],
  Service: ["name", "provider"],
};
const ADDRESSES = ["url", "image", "logo", "item", "sameAs"];
const DATES = ["startDate", "endDate"];

export function checkStructuredData(
  path: string,
  outline: Outline,
  origin: string,
): AuditFinding[] {
  const faults =
    outline.structuredData.length === 0
      ? ["there is none"]
      : outline.structuredData.flatMap((text) => judgeGraph(text, origin));
  return faults.map((detail) => ({ check: "structured_data", path, detail }));
}

function judgeGraph(text: string, origin: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return ["it does not parse"];
  }
  if (!isNode(value) || value["@context"] !== "https://schema.org")
    return ["it does not speak schema.org"];
  const nodes = asList(value["@graph"]).filter(isNode);
  const owner = nodes.find((node) => node["@id"] === `${origin}/#business`);
  const faults = nodes.flatMap((node) => judgeNode(node));
  if (owner === undefined || !isFilled(owner.name) || !isFilled(owner.url))
    faults.push("the business has no name or no address");
  const trail = nodes.find((node) => node["@type"] === "BreadcrumbList");
  if (asList(trail?.itemListElement).some((item, at) => !isNode(item) || item.position !== at + 1))
    faults.push("the steps of the breadcrumb trail are out of order");
  return faults;
}

function judgeNode(node: Node): string[] {
  const type = String(node["@type"] ?? "");
  const isReference = Object.keys(node).every((key) => key === "@id" || key === "@type");
  if (isReference) return [];
  const faults = type === "" ? ["a node without a type"] : [];
  for (const needed of REQUIRED[type] ?? [])
    if (!needed.split("|").some((name) => isFilled(node[name])))
      faults.push(`${type} has no ${needed.replaceAll("|", " or ")}`);
  for (const name of ADDRESSES)
    for (const value of asList(node[name]))
      if (typeof value === "string" && !/^https?:\/\//u.test(value))
        faults.push(`${type}.${name} is not absolute: ${value}`);
  for (const name of DATES)
    for (const value of asList(node[name]))
      if (typeof value !== "string" || Number.isNaN(Date.parse(value)))
        faults.push(`${type}.${name} is no date: ${value}`);
  const inner = Object.values(node).flatMap(asList).filter(isNode);
  return [...faults, ...inner.flatMap(judgeNode)];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const isFilled = (value: unknown): boolean =>
  asList(value).some((one) => (typeof one === "string" ? one.trim() !== "" : one !== null));
