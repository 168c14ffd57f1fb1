import type { TrackerCalls, TrackerName } from '@shop/domain/analytics';
import type { Consent } from '../consent.ts';
import { consentSignals, DENIED } from './consent-mode.ts';
import { loadScript } from './load-script.ts';
import { scriptAddress } from './script-address.ts';
import { createFbq, trackerWindow } from './tracker-window.ts';

type Adapter<Name extends TrackerName> = {
  /** Makes its queue, and fetches its script. */
  readonly start: (id: string, consent: Consent) => HTMLScriptElement;
  /** Kept in the queue until the script has come; the script sends it, also while the page is left. */
  readonly send: (call: TrackerCalls[Name]) => void;
};

/** The tag manager reads the `arguments` of a function, not an array. */
const gtag = function (..._: readonly unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- as its documentation says
  trackerWindow().dataLayer?.push(arguments);
};

const dataLayer: Adapter<'dataLayer'> = {
  start: (id, consent) => {
    trackerWindow().dataLayer ??= [];
    gtag('consent', 'default', DENIED);
    gtag('consent', 'update', consentSignals(consent));
    trackerWindow().dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return loadScript(scriptAddress('dataLayer', id));
  },
  send: (call) => void trackerWindow().dataLayer?.push({ ecommerce: null }, call),
};

const pixel: Adapter<'pixel'> = {
  start: (ids) => {
    const shared = trackerWindow();
    shared.fbq ??= createFbq();
    shared._fbq ??= shared.fbq;
    for (const id of ids.split(',')) if (id.trim() !== '') shared.fbq('init', id.trim());
    return loadScript(scriptAddress('pixel', ids));
  },
  send: (call) => trackerWindow().fbq?.(...call),
};

const email: Adapter<'email'> = {
  start: (key) => {
    trackerWindow().klaviyo ??= [];
    return loadScript(scriptAddress('email', key));
  },
  send: ([event, about]) => void trackerWindow().klaviyo?.push(['track', event, about]),
};

const NARROW = 768;

const retail: Adapter<'retail'> = {
  start: (account) => {
    const queue = (trackerWindow().criteo_q ??= []);
    queue.push(
      { event: 'setAccount', account },
      { event: 'setSiteType', type: innerWidth < NARROW ? 'm' : 'd' },
    );
    return loadScript(scriptAddress('retail', account));
  },
  send: (call) => void trackerWindow().criteo_q?.push(call),
};

export const ADAPTERS: { readonly [Name in TrackerName]: Adapter<Name> } = {
  dataLayer,
  pixel,
  email,
  retail,
};
