/**
 * The script that every page loads: it reports clicks on calls to action, and forms that came into
 * view, a second later, because what the page is made of goes first. Page views need no script. It
 * stores nothing, and asks nobody but the site itself. It also loads a form's own script when somebody
 * begins to fill the form in, and for nobody who only reads.
 */
import { createHash } from "node:crypto";

const SCRIPT = `(() => {
  const report = (what) => navigator.sendBeacon && navigator.sendBeacon("/_hit", what);
  addEventListener("click", ({ target }) => {
    if (target.closest && target.closest("[data-cta]")) report("cta");
  }, true);
  addEventListener("focusin", ({ target: { form } }) => {
    const { script, ...data } = form ? form.dataset : {};
    if (!script) return;
    delete form.dataset.script;
    const element = Object.assign(document.createElement("script"), { src: script });
    Object.assign(element.dataset, data);
    document.head.append(element);
  });
  if (!window.IntersectionObserver) return;
  const watcher = new IntersectionObserver((sights) => {
    for (const sight of sights) {
      if (!sight.isIntersecting) continue;
      watcher.unobserve(sight.target);
      setTimeout(report, 1000, "form");
    }
  });
  for (const form of document.querySelectorAll('form[action^="/_forms/"]')) watcher.observe(form);
})();
`;

const hash = createHash("sha256").update(SCRIPT).digest("hex").slice(0, 12);

export const VISIT_SCRIPT = {
  path: `/_assets/visit-${hash}.js`,
  contentType: "text/javascript; charset=utf-8",
  text: SCRIPT,
};
