// Runs in previews alone, inside their sandbox: tells the builder what was chosen or written, and takes the
// page's new state from it. It speaks with the window around it and with nobody else.
(() => {
  const builder = window.parent;
  if (builder === window) return;
  const TYPING_PAUSE_MS = 500;
  const tell = (message) => builder.postMessage({ from: "preview", ...message }, "*");

  /** A reader's page: blocks are chosen, links followed, and nothing is written. */
  const isReading = document.currentScript.src.endsWith("#read");

  let chosen = null;
  let locks = [];
  let editing = null;

  const style = document.createElement("style");
  style.dataset.builder = "";
  style.textContent = `
    [data-block], [data-slot] { cursor: default; }
    /* Blue with white around it: one of them stands out on any ground. */
    [data-slot]:hover { outline: 1px dashed #2f6bff; outline-offset: 3px; box-shadow: 0 0 0 5px #fff6; }
    [data-block]:focus { outline: 3px solid #2f6bff; outline-offset: -3px; box-shadow: inset 0 0 0 5px #fff; }
    [data-chosen] { outline: 2px solid #2f6bff !important; outline-offset: 2px;
      box-shadow: 0 0 0 2px #fff, 0 0 0 6px #fff !important; }
    [data-block][data-chosen] { outline-offset: -2px; box-shadow: inset 0 0 0 4px #fff !important; }
    [contenteditable] { cursor: text; }
  `;
  document.head.append(style);

  const addressOf = (element) => element.dataset.slot ?? element.dataset.block;
  const isWithin = (address, outer) => address === outer || address.startsWith(`${outer}/`);
  const isLocked = (address) => locks.some((lock) => isWithin(address, lock));
  const find = (address) =>
    [...document.querySelectorAll("[data-slot], [data-block]")].find(
      (element) => addressOf(element) === address,
    );

  /** Blocks are the stops of the Tab key; what is inside them is reached from the Inspector. */
  function setUp() {
    for (const element of document.querySelectorAll("a, button, input, select, textarea, summary"))
      element.tabIndex = -1;
    for (const block of document.querySelectorAll("[data-block]")) {
      block.tabIndex = 0;
      const heading = block.querySelector("h1, h2, h3");
      const name = heading ? heading.textContent : block.dataset.block.split("#")[1];
      if (!block.hasAttribute("aria-label")) block.setAttribute("aria-label", `Block: ${name}`);
      if (!block.hasAttribute("role")) block.setAttribute("role", "group");
    }
  }

  function mark(address) {
    for (const element of document.querySelectorAll("[data-chosen]"))
      element.removeAttribute("data-chosen");
    chosen = address;
    const element = address === null ? undefined : find(address);
    element?.setAttribute("data-chosen", "");
    return element;
  }

  function choose(element) {
    const address = addressOf(element);
    const block = element.closest("[data-block]");
    if (address === chosen) return;
    mark(address);
    tell({ type: "select", address, block: block ? block.dataset.block : null });
  }

  /** Whether the element shows nothing but the text of its slot. */
  function isText(element) {
    if (element.tagName === "FIGURE" || element.isContentEditable) return false;
    return [...element.children].every(
      (child) => child.matches("a, p") && child.children.length === 0,
    );
  }

  /** As it was written: what is drawn may be in capitals. */
  const readText = (node) =>
    [...node.childNodes]
      .map((child) => {
        if (child.nodeType === Node.TEXT_NODE) return child.data;
        if (child.nodeName === "BR") return "\n";
        return child.nodeName === "P" ? `${readText(child)}\n\n` : readText(child);
      })
      .join("");
  const textOf = (element) =>
    readText(element)
      .replace(/[\u00a0\u202f]/gu, " ")
      .trim();

  function beginEditing(element) {
    const address = addressOf(element);
    if (isReading || editing?.element === element || isLocked(address) || !isText(element)) return;
    finishEditing();
    element.contentEditable = "plaintext-only";
    editing = {
      element,
      address,
      before: textOf(element),
      sent: textOf(element),
      html: element.innerHTML,
    };
  }

  function send(isFinal) {
    if (!editing) return;
    clearTimeout(editing.timer);
    const text = textOf(editing.element);
    if (text === editing.sent) return;
    editing.sent = text;
    tell({ type: "text", address: editing.address, text, isFinal });
  }

  function finishEditing() {
    if (!editing) return;
    send(true);
    const { element, address } = editing;
    editing = null;
    element.removeAttribute("contenteditable");
    tell({ type: "edited", address });
  }

  function cancelEditing() {
    if (!editing) return;
    const { element, before, sent, address, html } = editing;
    clearTimeout(editing.timer);
    editing = null;
    element.innerHTML = html;
    element.removeAttribute("contenteditable");
    if (sent !== before) tell({ type: "text", address, text: before, isFinal: true });
    element.blur();
    tell({ type: "edited", address });
  }

  addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey) return;
    const slot = event.target.closest("[data-slot]");
    if (editing && slot !== editing.element) finishEditing();
    if (slot?.closest("[data-block]") || slot?.closest(".foot-line, .tagline")) beginEditing(slot);
  });

  addEventListener(
    "click",
    (event) => {
      const link = event.target.closest("a[href]");
      if (link) event.preventDefault();
      if (event.target.closest("button, input, select, textarea")) event.preventDefault();
      const leads =
        link &&
        (isReading || link.closest("header, footer, .crumbs") || event.ctrlKey || event.metaKey);
      if (leads) {
        tell({ type: "open", href: link.getAttribute("href") });
        return;
      }
      const element = event.target.closest("[data-slot], [data-block]");
      if (element) choose(element);
    },
    true,
  );

  addEventListener("submit", (event) => event.preventDefault(), true);

  addEventListener("keydown", (event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (editing) {
      if (event.key === "Escape") cancelEditing();
      else if (event.key === "Enter" && !event.shiftKey && editing.element.tagName !== "DIV") {
        event.preventDefault();
        const { element } = editing;
        finishEditing();
        element.blur();
      }
      return;
    }
    if (event.key === "Enter" && document.activeElement?.dataset.block) {
      event.preventDefault();
      chosen = null;
      choose(document.activeElement);
      tell({ type: "inspect" });
    } else if (isCommand && event.key.toLowerCase() === "z") {
      event.preventDefault();
      tell({ type: "key", name: event.shiftKey ? "redo" : "undo" });
    } else if (isCommand && event.key.toLowerCase() === "y") {
      event.preventDefault();
      tell({ type: "key", name: "redo" });
    } else if (event.key === "Escape") tell({ type: "key", name: "escape" });
  });

  addEventListener("input", (event) => {
    if (!editing) return;
    tell({ type: "writing", address: editing.address });
    if (event.isComposing) return;
    clearTimeout(editing.timer);
    editing.timer = setTimeout(send, TYPING_PAUSE_MS, false);
  });
  addEventListener("focusout", () => finishEditing());
  addEventListener("blur", () => finishEditing());

  /** Word processors bring markup and odd ends of lines; a text takes neither. */
  addEventListener("paste", (event) => {
    if (!editing) return;
    event.preventDefault();
    const pasted = event.clipboardData.getData("text/plain").replace(/\r\n?/gu, "\n");
    const isLong = editing.element.tagName === "DIV";
    document.execCommand("insertText", false, isLong ? pasted : pasted.replace(/\s*\n\s*/gu, " "));
  });

  const OWN = new Set(["tabindex", "data-chosen", "contenteditable", "aria-label", "role", "open"]);

  function update(html) {
    const next = new DOMParser().parseFromString(html, "text/html");
    const [left, top] = [scrollX, scrollY];
    const focused = document.activeElement?.dataset?.block;
    for (const name of ["lang", "dir"])
      document.documentElement.setAttribute(name, next.documentElement.getAttribute(name) ?? "");
    document.title = next.title;
    const sheet = document.head.querySelector("style:not([data-builder])");
    const nextSheet = next.head.querySelector("style");
    if (sheet && nextSheet && sheet.textContent !== nextSheet.textContent)
      sheet.textContent = nextSheet.textContent;
    const scheme = next.querySelector("meta[name=color-scheme]")?.content;
    if (scheme) document.querySelector("meta[name=color-scheme]").content = scheme;
    for (const script of next.querySelectorAll("script")) script.remove();
    for (const script of document.body.querySelectorAll("script")) script.remove();
    Idiomorph.morph(document.body, next.body, {
      morphStyle: "outerHTML",
      ignoreActiveValue: true,
      callbacks: {
        beforeNodeMorphed: (old) => old !== editing?.element,
        beforeAttributeUpdated: (name) => !OWN.has(name),
      },
    });
    setUp();
    if (chosen !== null) mark(chosen);
    scrollTo({ left, top, behavior: "instant" });
    if (focused !== undefined && document.activeElement === document.body)
      find(focused)?.focus({ preventScroll: true });
    tell({ type: "updated" });
  }

  /** A text that is being written in the builder, before it is saved. Marked-up ones wait for the service. */
  function show(address, text) {
    // Whoever writes in the builder's field has left the page's.
    if (editing?.address === address) finishEditing();
    for (const element of document.querySelectorAll("[data-slot]")) {
      if (element.dataset.slot !== address) continue;
      const [only] = element.children;
      const holder = element.children.length === 1 && only.matches("a") ? only : element;
      if (holder.children.length === 0 && isText(element)) holder.textContent = text;
    }
  }

  /** Two pages that are compared scroll together, each told by the other how far down it is. */
  let isFollowed = false;
  let toldTop = -1;
  const roomBelow = () => document.documentElement.scrollHeight - innerHeight;
  function tellScroll() {
    if (!isFollowed || Math.abs(scrollY - toldTop) < 2) return;
    toldTop = -1;
    tell({ type: "scroll", at: scrollY / Math.max(1, roomBelow()) });
  }
  addEventListener("scroll", tellScroll, { passive: true });
  function scrollAlong(at) {
    toldTop = Math.round(at * roomBelow());
    scrollTo({ top: toldTop, behavior: "instant" });
  }

  addEventListener("message", ({ source, data }) => {
    if (source !== builder || typeof data !== "object" || data === null) return;
    if (data.type === "update") update(String(data.html));
    else if (data.type === "show") show(String(data.address), String(data.text));
    else if (data.type === "follow") {
      isFollowed = true;
      if (scrollY > 0) tellScroll();
    } else if (data.type === "scroll") scrollAlong(Number(data.at));
    else if (data.type === "locks") locks = data.addresses;
    else if (data.type === "select") {
      const element = mark(data.address);
      if (element && data.scroll) element.scrollIntoView({ block: "nearest", behavior: "instant" });
    } else if (data.type === "revert" && editing) cancelEditing();
  });

  setUp();
  tell({ type: "ready" });
})();
