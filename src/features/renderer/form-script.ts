/**
 * A form's own script, loaded when somebody begins to fill it in: it asks reCAPTCHA where that is
 * configured, and for a fresh signed time where the page has been open for too long. Without it the
 * form works all the same.
 */
import { createHash } from "node:crypto";

/**
 * A form that is filled in faster than the service believes of a person waits the rest of the time
 * here, so that nobody with a quick hand or an autofill is taken for a machine.
 */
const SCRIPT = `(() => {
  const key = document.currentScript.dataset.recaptcha;
  const waitMs = 2200, staleMs = 864e5;
  const library = "https://www.google.com/recaptcha/api.js?render=" + key;
  if (key) document.head.append(Object.assign(document.createElement("script"), { src: library }));
  const askRecaptcha = () => new Promise((resolve) => {
    setTimeout(resolve, 4000, "");
    if (!key || !window.grecaptcha) return resolve("");
    grecaptcha.ready(() =>
      grecaptcha.execute(key, { action: "submit" }).then(resolve, () => resolve("")));
  });
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
  const [visit] = performance.getEntriesByType("navigation");
  const sentAt = Date.now() - (visit ? performance.now() - visit.responseStart : 0);
  const renew = (form, issued) => fetch(form.getAttribute("action") + "/opened")
    .then((answer) => answer.json())
    .then((answer) => { issued.value = answer.issued; return wait(waitMs); })
    .catch(() => {});
  const setUp = (form) => {
    const issued = form.elements.namedItem("_issued");
    let isSending = false;
    addEventListener("pageshow", () => { isSending = false; });
    form.addEventListener("submit", (event) => {
      const ageMs = issued ? Math.abs(Date.now() - parseInt(issued.value, 36)) : 0;
      const restMs = issued ? waitMs - (Date.now() - sentAt) : 0;
      if (restMs <= 0 && !(ageMs > staleMs) && !key) return;
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      const rest = ageMs > staleMs ? renew(form, issued) : wait(restMs);
      Promise.all([askRecaptcha(), rest]).then(([token]) => {
        if (token) {
          const field = document.createElement("input");
          Object.assign(field, { type: "hidden", name: "g-recaptcha-response", value: token });
          form.append(field);
        }
        HTMLFormElement.prototype.submit.call(form);
      });
    });
  };
  for (const form of document.forms) setUp(form);
})();
`;

const hash = createHash("sha256").update(SCRIPT).digest("hex").slice(0, 12);

export const FORM_SCRIPT = {
  path: `/_assets/form-${hash}.js`,
  contentType: "text/javascript; charset=utf-8",
  text: SCRIPT,
};
