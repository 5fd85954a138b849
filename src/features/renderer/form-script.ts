/**
 * A form's own script, loaded when somebody begins to fill it in: it fetches the signed time of that, and
 * asks reCAPTCHA where that is configured. Without it the form works all the same.
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
  const setUp = (form, issued) => {
    let openedAt = 0, isSending = false;
    fetch(form.getAttribute("action") + "/opened")
      .then((answer) => (answer.ok ? answer.json() : {}))
      .then((answer) => {
        if (answer.issued) { issued.value = answer.issued; openedAt = Date.now(); }
      })
      .catch(() => {});
    addEventListener("pageshow", () => { isSending = false; });
    form.addEventListener("submit", (event) => {
      const passedMs = Date.now() - openedAt;
      if (passedMs > staleMs) issued.value = "";
      const restMs = issued.value ? waitMs - passedMs : 0;
      if (restMs <= 0 && !key) return;
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      const rest = new Promise((resolve) => setTimeout(resolve, Math.max(0, restMs)));
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
  for (const form of document.forms) {
    const issued = form.elements.namedItem("_issued");
    if (issued) setUp(form, issued);
  }
})();
`;

const hash = createHash("sha256").update(SCRIPT).digest("hex").slice(0, 12);

export const FORM_SCRIPT = {
  path: `/_assets/form-${hash}.js`,
  contentType: "text/javascript; charset=utf-8",
  text: SCRIPT,
};
