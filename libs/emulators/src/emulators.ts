import { randomBytes } from 'node:crypto';
import { startMontonioEmulator } from './montonio/montonio-emulator.ts';
import { startPayPalEmulator } from './paypal/paypal-emulator.ts';
import { startStripeEmulator } from './stripe/stripe-emulator.ts';

type Running = {
  readonly id: string;
  /** Its pages, and its controls under `/emulator`. */
  readonly origin: string;
  /** Settings by which the shop pays with it instead of the real provider. */
  readonly settings: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

type Start = (webhookUrl: string) => Promise<Running>;

const newKey = (): string => randomBytes(24).toString('hex');

const bankLinks: Start = async (webhookUrl) => {
  const credentials = { accessKey: newKey(), secretKey: newKey() };
  const { origin, apiUrl, close } = await startMontonioEmulator({ credentials, webhookUrl });
  const settings = {
    MONTONIO_ACCESS_KEY: credentials.accessKey,
    MONTONIO_SECRET_KEY: credentials.secretKey,
    MONTONIO_API_URL: apiUrl,
  };
  return { id: 'montonio', origin, settings, close };
};

const wallet: Start = async (webhookUrl) => {
  const credentials = { clientId: newKey(), clientSecret: newKey() };
  const webhookId = newKey().toUpperCase();
  const { origin, close } = await startPayPalEmulator({ credentials, webhookId, webhookUrl });
  const settings = {
    PAYPAL_CLIENT_ID: credentials.clientId,
    PAYPAL_CLIENT_SECRET: credentials.clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_API_URL: origin,
  };
  return { id: 'paypal', origin, settings, close };
};

const cards: Start = async (webhookUrl) => {
  const credentials = {
    secretKey: `rk_test_${newKey()}`,
    webhookSecret: `whsec_${newKey()}`,
    publishableKey: `pk_test_${newKey()}`,
  };
  const { origin, close } = await startStripeEmulator({ credentials, webhookUrl });
  const settings = {
    STRIPE_SECRET_KEY: credentials.secretKey,
    STRIPE_WEBHOOK_SECRET: credentials.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: credentials.publishableKey,
    STRIPE_API_URL: origin,
  };
  return { id: 'stripe', origin, settings, close };
};

/** By the id of the provider, the last part of the address of its webhooks. */
const EMULATORS: ReadonlyMap<string, Start> = new Map([
  ['montonio', bankLinks],
  ['paypal', wallet],
  ['stripe', cards],
]);

/**
 * Starts an emulator of each provider that has an adapter, with new keys. Webhooks go to the API itself.
 * @param webhooks the address that the ids of providers are added to.
 */
export const startEmulators = async (webhooks: string): Promise<readonly Running[]> =>
  Promise.all([...EMULATORS].map(([id, start]) => start(`${webhooks}/${id}`)));
