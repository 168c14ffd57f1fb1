import { API_VERSION } from './stripe-version.ts';

/** The address of the provider's script: of the release of the API. */
export const SCRIPT_PATH = `/${API_VERSION.split('.')[1] ?? ''}/stripe.js`;
export const FIELD_PATH = '/elements/payment';

/** In pixels. */
const HEIGHT = 184;

/**
 * A stand-in for the provider's script: `elements`, one `payment` element in a frame of the provider's origin,
 * `submit` and `createConfirmationToken`, with the names, events and errors that the provider documents.
 */
export const standInScript = (origin: string): string => `(() => {
  const ORIGIN = ${JSON.stringify(origin)};
  const wrong = (message) => { const error = new Error(message); error.name = 'IntegrationError'; return error; };

  const createElement = (key, sums) => {
    const listeners = new Map();
    const waiting = new Map();
    let frame = null;
    let asked = 0;
    const tell = (name, event) => (listeners.get(name) ?? []).forEach((listen) => listen(event));
    const receive = (event) => {
      if (!frame || event.source !== frame.contentWindow || event.origin !== ORIGIN) return;
      const { id, answer, name } = event.data;
      if (id === undefined) return tell(name, { elementType: 'payment', ...answer });
      waiting.get(id)?.(answer);
      waiting.delete(id);
    };
    return {
      on(name, listen) { listeners.set(name, [...(listeners.get(name) ?? []), listen]); return this; },
      mount(target) {
        const place = typeof target === 'string' ? document.querySelector(target) : target;
        if (!place) throw wrong('The selector you specified applies to no DOM elements that are currently on the page.');
        frame = document.createElement('iframe');
        frame.title = 'Secure payment input frame';
        frame.style.border = '0';
        frame.style.width = '100%';
        frame.style.height = '${HEIGHT}px';
        frame.src = ORIGIN + '${FIELD_PATH}?key=' + encodeURIComponent(key);
        addEventListener('message', receive);
        place.replaceChildren(frame);
      },
      focus() { frame?.contentWindow.postMessage({ ask: 'focus' }, ORIGIN); },
      unmount() { removeEventListener('message', receive); frame?.remove(); frame = null; },
      destroy() { this.unmount(); },
      ask(what) {
        if (!frame) throw wrong('The Element is not mounted.');
        asked += 1;
        const id = asked;
        return new Promise((resolve) => {
          waiting.set(id, resolve);
          frame.contentWindow.postMessage({ id, ask: what, ...sums }, ORIGIN);
        });
      },
    };
  };

  window.Stripe = (key) => {
    if (!/^pk_(test|live)_/.test(key)) throw wrong('Invalid value for Stripe(): apiKey should be a publishable key.');
    return {
      elements(options) {
        if (options.mode !== 'payment' && options.mode !== 'setup') throw wrong('Invalid value for elements(): mode.');
        if (options.mode === 'payment' && (!Number.isInteger(options.amount) || options.amount <= 0))
          throw wrong('Invalid value for elements(): amount must be greater than 0.');
        if (![undefined, null, 'on_session', 'off_session'].includes(options.setupFutureUsage))
          throw wrong('Invalid value for elements(): setupFutureUsage.');
        const sums = { amount: options.amount, currency: options.currency };
        let element = null;
        let isSubmitted = false;
        return {
          create(type) {
            if (type !== 'payment') throw wrong('A valid Element name must be provided.');
            if (element) throw wrong('Can only create one Element of type payment.');
            element = createElement(key, sums);
            return element;
          },
          update(changes) {
            if ('amount' in changes && !(changes.amount > 0)) throw wrong('Invalid value for elements.update(): amount.');
            Object.assign(sums, changes);
          },
          async submit() {
            const { error } = await element.ask('check');
            isSubmitted = !error;
            return error ? { error } : { selectedPaymentMethod: 'card' };
          },
          async token() {
            if (!isSubmitted) throw wrong('elements.submit() must be called before stripe.createConfirmationToken().');
            isSubmitted = false;
            return element.ask('token');
          },
        };
      },
      createConfirmationToken: ({ elements }) => elements.token(),
    };
  };
})();
`;

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.4 system-ui,sans-serif;background:#fff;color:#1a1f36}
form{display:grid;gap:8px;padding:2px}label{display:grid;gap:2px;font-size:14px}
input{font:inherit;box-sizing:border-box;width:100%;min-height:44px;padding:0 12px;border:1px solid #5b6472;border-radius:6px;background:#fff;color:inherit}
div{display:grid;grid-template-columns:1fr 1fr;gap:8px}p{margin:0;color:#a8123e;font-size:14px;min-height:20px}
input[aria-invalid=true]{border-color:#a8123e}:focus-visible{outline:3px solid #8b87ff;outline-offset:1px}`;

/** The frame's own part: checks what was typed, as the provider does, and asks the provider for the token. */
const FRAME = `
const $ = (name) => document.forms[0].elements[name];
const digits = (name) => $(name).value.replace(/\\D/g, '');
const isLuhn = (number) => [...number].reverse().reduce((sum, digit, at) => {
  const one = Number(digit) * (at % 2 ? 2 : 1);
  return sum + (one > 9 ? one - 9 : one);
}, 0) % 10 === 0;
const invalid = (field, code, message) => ({ field, type: 'validation_error', code, message });
const faultOf = () => {
  const number = digits('number');
  if (number.length < 14) return invalid('number', 'incomplete_number', 'Your card number is incomplete.');
  if (!isLuhn(number)) return invalid('number', 'invalid_number', 'Your card number is invalid.');
  const [, month, year] = /^(\\d\\d)(\\d\\d)$/.exec(digits('expiry')) ?? [];
  if (!year || month < '01' || month > '12')
    return invalid('expiry', 'incomplete_expiry', "Your card's expiration date is incomplete.");
  if (Number('20' + year + month) < YEAR_MONTH)
    return invalid('expiry', 'invalid_expiry_year_past', "Your card's expiration year is in the past.");
  if (digits('cvc').length < 3) return invalid('cvc', 'incomplete_cvc', "Your card's security code is incomplete.");
  return null;
};
const show = (fault) => {
  for (const name of ['number', 'expiry', 'cvc']) $(name).setAttribute('aria-invalid', String(fault?.field === name));
  document.querySelector('p').textContent = fault?.message ?? '';
  if (fault) $(fault.field).focus();
};
const tell = (message) => parent.postMessage(message, '*');
addEventListener('message', async ({ data }) => {
  if (data.ask === 'focus') return $('number').focus();
  const fault = faultOf();
  show(fault);
  if (fault || data.ask === 'check') return tell({ id: data.id, answer: { error: fault } });
  const answer = await fetch('/v1/confirmation_tokens', {
    method: 'POST',
    headers: { authorization: 'Bearer ' + KEY },
    body: new URLSearchParams({ number: digits('number'), expiry: digits('expiry'), amount: data.amount, currency: data.currency }),
  });
  const said = await answer.json();
  tell({ id: data.id, answer: answer.ok ? { confirmationToken: said } : { error: said.error } });
});
addEventListener('submit', (event) => event.preventDefault());
addEventListener('input', () => tell({ name: 'change', answer: { complete: faultOf() === null, empty: digits('number') === '' } }));
tell({ name: 'ready', answer: {} });
`;

/** The frame with the fields of a card. With an unknown key it only tells so. */
export const fieldPage = ({ key, isKnown, now }: { key: string; isKnown: boolean; now: Date }): string => {
  const month = now.getUTCFullYear() * 100 + now.getUTCMonth() + 1;
  const failed = `parent.postMessage({ name: 'loaderror', answer: { error: { type: 'invalid_request_error', code: 'api_key_invalid' } } }, '*');`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card fields</title><style>${STYLE}</style>
<form><label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"></label>
<div><label>Expiration date <input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"></label>
<label>Security code <input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC"></label></div><p role="alert"></p></form>
<script>const KEY = ${JSON.stringify(key).replaceAll('<', '\\u003c')}; const YEAR_MONTH = ${month};${isKnown ? FRAME : failed}</script></html>`;
};
