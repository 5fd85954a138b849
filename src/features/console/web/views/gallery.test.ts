/** The pictures of a site: added, described, cropped, put in order, taken away. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { makePng } from "../../../../../test/fixtures/pictures.ts";
import { SmallEvent, send } from "../../../../../test/fixtures/small-dom.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { addImage, deleteImage, listArranged } from "../../../gallery/room.ts";

const on = useSmallScreen();
const view = () => `/console/sites/${on.full.siteId}/gallery`;
const open = (as: { cookie: string } = on.full.operator) => on.screen.open(view(), as);
const owner = () => ({ accountId: on.full.accountId, siteId: on.full.siteId });
const list = async () =>
  (await listArranged(on.full.service.ctx, on.full.siteId, { limit: 200, skip: 0 })).items;
let sides = 20;
const add = async (alt: string) => {
  sides += 1;
  return addImage(on.full.service.ctx, owner(), makePng(sides, 20), { alt });
};
const tileOf = (alt: string) => {
  const tile = on.screen.document
    .querySelectorAll("li")
    .find((one) => one.querySelector("img")?.getAttribute("alt") === alt);
  if (!tile) throw new Error(`no ${alt}`);
  return tile;
};
const pressAt = (alt: string, name: string | RegExp) =>
  on.screen.wait(() => on.screen.get("button", name, tileOf(alt)).click());
const write = (alt: string, label: string, text: string) =>
  on.screen.wait(() => {
    const field = on.screen.field(label, tileOf(alt));
    field.focus();
    field.value = text;
    send(field, new SmallEvent("input"));
  });
const leave = (alt: string) =>
  on.screen.wait(() => send(on.screen.field("Caption", tileOf(alt)), new SmallEvent("focusout")));

/** As the browser's older interface does it, over the real line; how much was sent is told once. */
class Request extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  #url = "";
  open(_: string, url: string): void {
    this.#url = url;
  }
  async send(body: FormData): Promise<void> {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 1, total: 2 }));
    try {
      const response = await fetch(this.#url, { method: "POST", body });
      this.status = response.status;
      this.responseText = await response.text();
      this.dispatchEvent(new Event("load"));
    } catch {
      this.dispatchEvent(new Event("error"));
    }
  }
}
beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: Request }));
afterAll(() => void Reflect.deleteProperty(globalThis, "XMLHttpRequest"));
beforeEach(async () => {
  for (const { id } of await list()) await deleteImage(on.full.service.ctx, owner(), id);
});

describe("texts", () => {
  test("are saved on leaving the field, trimmed, and an empty caption is none", async () => {
    await add("Bread");
    await open();
    await write("Bread", "Alternative text", " A loaf of rye ");
    await leave("Bread");
    await write("A loaf of rye", "Caption", "Ours");
    await leave("A loaf of rye");
    const [image] = await list();
    expect([image?.alt, image?.caption]).toEqual(["A loaf of rye", "Ours"]);
    await write("A loaf of rye", "Caption", "  ");
    await leave("A loaf of rye");
    expect((await list())[0]?.caption ?? null).toBeNull();
  });

  test("that nobody has changed are not sent", async () => {
    await add("Bread");
    await open();
    await leave("Bread");
    await write("Bread", "Alternative text", " Bread ");
    await leave("Bread");
    expect(on.screen.world.asked).not.toContain("gallery.save");
  });

  test("that are refused say so at the field, and stay in it", async () => {
    await add("Bread");
    await open();
    const long = "x".repeat(501);
    await write("Bread", "Caption", long);
    await leave("Bread");
    expect(on.screen.text(tileOf("Bread"))).toContain("Must be at most 500 characters.");
    expect(on.screen.field("Caption", tileOf("Bread")).value).toBe(long);
  });

  test("are read by a viewer, who is offered nothing that changes them", async () => {
    await add("Bread");
    await open(await joinAs(on.full.service, on.full.accountId, "viewer"));
    expect(on.screen.text(tileOf("Bread"))).toContain("Bread");
    expect(on.screen.all("button", undefined, on.screen.get("main"))).toEqual([]);
    expect(on.screen.document.querySelectorAll("main input")).toEqual([]);
  });
});

describe("order", () => {
  const order = async () => (await list()).map(({ alt }) => alt);
  const shown = () =>
    on.screen.document.querySelectorAll(".images img").map((one) => one.getAttribute("alt"));

  test("is changed one place at a time, and the first and last go no further", async () => {
    for (const name of ["A", "B", "C"]) await add(name);
    await open();
    const before = await order();
    expect(shown()).toEqual(before);
    const [first = "", second = "", third = ""] = before;
    await pressAt(first, `Move ${first} later`);
    expect([await order(), shown()]).toEqual([
      [second, first, third],
      [second, first, third],
    ]);
    await pressAt(third, `Move ${third} earlier`);
    expect(await order()).toEqual([second, third, first]);
    expect(on.screen.get("button", `Move ${second} earlier`).getAttribute("aria-disabled")).toBe(
      "true",
    );
    await pressAt(second, `Move ${second} earlier`);
    await pressAt(first, `Move ${first} later`);
    expect(await order()).toEqual([second, third, first]);
  });
});

describe("the focal point", () => {
  const label = () =>
    on.screen.get("button", /^Focal point: /, on.screen.get("dialog")).getAttribute("aria-label");
  const point = () => on.screen.get("button", /^Focal point: /, on.screen.get("dialog"));
  const save = () =>
    on.screen.wait(() => on.screen.get("button", "Save", on.screen.get("dialog")).click());

  test("is where it was clicked, moves by arrows, stays within the picture, and is saved", async () => {
    await add("Bread");
    await open();
    await pressAt("Bread", "Focal point of Bread");
    expect(label()).toBe("Focal point: 50 % from the left, 50 % from the top");
    await on.screen.wait(() => point().click({ clientX: 190, clientY: 20 }));
    expect(label()).toBe("Focal point: 95 % from the left, 20 % from the top");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowUp"]) await on.screen.key(point(), key);
    expect(label()).toBe("Focal point: 100 % from the left, 15 % from the top");
    const other = await on.screen.key(point(), "x");
    expect(other.defaultPrevented).toBe(false);
    // A click by a key has no place.
    await on.screen.wait(() => point().click({ detail: 0 }));
    expect(label()).toBe("Focal point: 100 % from the left, 15 % from the top");
    await save();
    expect((await list())[0]?.focalPoint).toEqual({ x: 1, y: 0.15 });
    const style = tileOf("Bread").querySelector("img")?.style;
    expect(style?.objectPosition).toBe("100% 15%");
  });

  test("is left as it was by Cancel", async () => {
    await add("Bread");
    await open();
    await pressAt("Bread", "Focal point of Bread");
    await on.screen.key(point(), "ArrowLeft");
    await on.screen.press("button", "Cancel");
    expect((await list())[0]?.focalPoint ?? null).toBeNull();
  });
});

describe("images that are added", () => {
  const choose = async (files: File[]) => {
    const input = on.screen.document.querySelector("input[type=file]");
    if (!input) throw new Error("no way to add");
    await on.screen.wait(() => {
      Object.assign(input, { files });
      send(input, new SmallEvent("change"));
    });
  };
  const png = (name: string) => {
    sides += 1;
    return new File([makePng(sides, 30)], name, { type: "image/png" });
  };

  test("are sent one after the other, and each is there and said", async () => {
    await open();
    expect(on.screen.text()).toContain("No images yet.");
    await choose([png("one.png"), png("two.png")]);
    expect((await list()).length).toBe(2);
    expect(on.screen.text(on.screen.get("status"))).toBe("two.png was added.");
    expect(on.screen.document.querySelectorAll(".uploads li")).toEqual([]);
    expect(on.screen.text()).toContain("2 images");
  });

  test("or dropped are the same; what a viewer drops is nothing", async () => {
    await open();
    const drop = (files: File[]) =>
      on.screen.wait(() => {
        const place = on.screen.document.querySelector(".drop");
        if (place) send(place, new SmallEvent("drop", { dataTransfer: { files } }));
      });
    await drop([png("dropped.png")]);
    expect((await list()).length).toBe(1);
    await open(await joinAs(on.full.service, on.full.accountId, "viewer", "v2@example.com"));
    await drop([png("not.png")]);
    expect((await list()).length).toBe(1);
  });

  test("of which one is refused say why at that one; the others are there", async () => {
    await open();
    await choose([new File(["no picture"], "notes.txt"), png("good.png")]);
    expect((await list()).length).toBe(1);
    const [row] = on.screen.document.querySelectorAll(".uploads li");
    if (!row) throw new Error("no row");
    expect(on.screen.text(row)).toStartWith("notes.txt");
    expect(on.screen.text(row)).not.toContain("undefined");
    await on.screen.wait(() => on.screen.get("button", "Dismiss", row).click());
    expect(on.screen.document.querySelectorAll(".uploads li")).toEqual([]);
  });

  test("over a line that is dead are kept, and sent again when one says so", async () => {
    await open();
    on.screen.world.isOffline = true;
    await choose([png("late.png")]);
    on.screen.world.isOffline = false;
    expect(on.screen.text()).toContain("The service cannot be reached.");
    const [row] = on.screen.document.querySelectorAll(".uploads li");
    if (!row) throw new Error("no row");
    await on.screen.wait(() => on.screen.get("button", "Try again", row).click());
    expect((await list()).length).toBe(1);
  });
});

test("an image is deleted after a question, and what is left says how many", async () => {
  await add("Bread");
  await add("Rolls");
  await open();
  await pressAt("Bread", "Delete");
  expect(on.screen.text(on.screen.get("dialog"))).toContain("drawn art returns");
  await on.screen.wait(() => on.screen.get("button", "Keep", on.screen.get("dialog")).click());
  expect((await list()).length).toBe(2);
  await pressAt("Bread", "Delete");
  await on.screen.wait(() => on.screen.get("button", "Delete", on.screen.get("dialog")).click());
  expect((await list()).map(({ alt }) => alt)).toEqual(["Rolls"]);
  expect(on.screen.text()).toContain("1 image.");
});
