import type { Settings } from '@shop/commerce-payments/providers';

/** One account of the shop at the provider. */
export type StripeAccount = {
  /** A secret key (`sk_`), or a restricted one (`rk_`) with the permissions of `docs/providers/stripe.md`. */
  readonly secretKey: string;
  /** Webhooks are signed with it. */
  readonly webhookSecret: string;
  /** Origin of the API; anything but the real one is an emulator. */
  readonly apiUrl: string;
};

/** An account, and the brands whose money it takes. */
export type AccountOfBrands = { readonly account: StripeAccount; readonly takes: (brand: string) => boolean };

export const REQUIRED = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
export const API_URL = 'STRIPE_API_URL';
export const LIVE_API = 'https://api.stripe.com';

const [SECRET_KEY, WEBHOOK_SECRET] = REQUIRED;
const KEY = /^(?:sk|rk)_(test|live)_\w+$/;

/** Whether a key takes real money. */
export const isLiveKey = (key: string): boolean => KEY.exec(key)?.[1] === 'live';

const readAccount = (settings: Settings, apiUrl: string, suffix: string): StripeAccount => {
  const read = (name: string): string => {
    const value = settings[`${name}${suffix}`];
    if (!value) throw new RangeError(`${name}${suffix} is missing`);
    return value;
  };
  const secretKey = read(SECRET_KEY);
  if (!KEY.test(secretKey)) throw new RangeError(`${SECRET_KEY}${suffix} is no secret or restricted key`);
  if (isLiveKey(secretKey) !== (apiUrl === LIVE_API))
    throw new RangeError(
      `${SECRET_KEY}${suffix} is a ${isLiveKey(secretKey) ? 'live' : 'test'} key, which ${new URL(apiUrl).host} must not get`,
    );
  return { secretKey, webhookSecret: read(WEBHOOK_SECRET), apiUrl };
};

/**
 * The accounts that the settings name: `STRIPE_SECRET_KEY` and its companion take the money of all brands, and
 * `STRIPE_SECRET_KEY_AE` that of one. Test keys are refused at the real address, and live ones anywhere else.
 * @throws RangeError with the name of the setting that is missing or wrong, never with its value.
 */
export const readAccounts = (settings: Settings): readonly AccountOfBrands[] => {
  const apiUrl = settings[API_URL] || LIVE_API;
  const suffixes = Object.keys(settings)
    .filter((name) => name.startsWith(`${SECRET_KEY}_`) && settings[name])
    .map((name) => name.slice(SECRET_KEY.length));
  const brandOf = (suffix: string): string => suffix.slice(1).toLowerCase();
  const own = new Set(suffixes.map(brandOf));
  return [
    ...suffixes.map((suffix) => ({
      account: readAccount(settings, apiUrl, suffix),
      takes: (brand: string) => brand === brandOf(suffix),
    })),
    { account: readAccount(settings, apiUrl, ''), takes: (brand: string) => !own.has(brand) },
  ];
};
