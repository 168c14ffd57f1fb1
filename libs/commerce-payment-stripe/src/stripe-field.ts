import type { PaymentField } from '@shop/domain/payment-field';
import { LIVE_API, type StripeAccount } from './stripe-account.ts';
import { API_VERSION } from './stripe-client.ts';

/** The provider's script is of the same release as its API: `2026-10-28.endive` is `/endive/`. */
const SCRIPT = `/${API_VERSION.split('.')[1] ?? ''}/stripe.js`;

/** In pixels: its fields for a number, the expiry and the code, with their labels, on a narrow screen. */
const HEIGHT = 232;
/** Of the emulator’s stand-in. */
const EMULATED_HEIGHT = 200;

/** What the provider asks to be allowed by a content security policy. */
const LIVE = {
  height: HEIGHT,
  script: `https://js.stripe.com${SCRIPT}`,
  hosts: {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
  },
};

/** An emulator serves its own script. */
const emulated = (apiUrl: string) => {
  const { origin } = new URL(apiUrl);
  return {
    height: EMULATED_HEIGHT,
    script: `${origin}${SCRIPT}`,
    hosts: { scripts: [origin], frames: [origin], calls: [origin] },
  };
};

/** The field for the page of a brand; null for an account without a publishable key. */
export const fieldOf = ({ publishableKey: key, apiUrl }: StripeAccount): PaymentField | null =>
  key === null ? null : { key, ...(apiUrl === LIVE_API ? LIVE : emulated(apiUrl)) };

/** A confirmation token: stands for a typed-in card, and is used once. */
export const isConfirmationToken = (text: string): boolean => /^ctoken_\w{8,200}$/.test(text);
