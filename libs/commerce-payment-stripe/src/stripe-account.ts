import { accountSuffixes, type Settings } from '@shop/commerce-payments/providers';

/** One account of the shop at the provider. */
export type StripeAccount = {
  /** A secret key (`sk_`), or a restricted one (`rk_`) with the permissions of `docs/providers/stripe.md`. */
  readonly secretKey: string;
  /** Webhooks are signed with it. */
  readonly webhookSecret: string;
  /** For the field on the payment page (`pk_`); null: buyers pay on the provider's page. */
  readonly publishableKey: string | null;
  /** Origin of the API; anything but the real one is an emulator. */
  readonly apiUrl: string;
};

/** An account, and the brands whose money it takes. */
export type AccountOfBrands = {
  /** What is saved at the account is kept under this name; absent: the account of all brands. */
  readonly name?: string;
  readonly account: StripeAccount;
  readonly takes: (brand: string) => boolean;
};

const OF_ALL_BRANDS = 'all';
export const nameOfAccount = ({ name }: AccountOfBrands): string => name ?? OF_ALL_BRANDS;

export const REQUIRED = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
export const PUBLISHABLE_KEY = 'STRIPE_PUBLISHABLE_KEY';
export const API_URL = 'STRIPE_API_URL';
export const LIVE_API = 'https://api.stripe.com';

const [SECRET_KEY, WEBHOOK_SECRET] = REQUIRED;
const KEY = /^(?:sk|rk)_(test|live)_\w+$/;
const PUBLIC_KEY = /^pk_(test|live)_\w+$/;

/** Whether a key takes real money. */
export const isLiveKey = (key: string): boolean => KEY.exec(key)?.[1] === 'live';

const apiUrlIn = (settings: Settings): string => settings[API_URL] || LIVE_API;

const whyRefused = (key: string, apiUrl: string): string | undefined => {
  if (!KEY.test(key)) return 'is no secret or restricted key';
  if (isLiveKey(key) === (apiUrl === LIVE_API)) return undefined;
  return `is a ${isLiveKey(key) ? 'live' : 'test'} key, which ${new URL(apiUrl).host} must not get`;
};

const whyPublicRefused = (key: string, apiUrl: string): string | undefined => {
  const [, mode] = PUBLIC_KEY.exec(key) ?? [];
  if (mode === undefined) return 'is no publishable key';
  if ((mode === 'live') === (apiUrl === LIVE_API)) return undefined;
  return `is a ${mode} key, which is of no use at ${new URL(apiUrl).host}`;
};

/** Test keys are refused at the real address, and live ones anywhere else. */
export const refusedKeys = (settings: Settings): readonly string[] =>
  ['', ...accountSuffixes(settings, REQUIRED)].flatMap((suffix) => {
    const apiUrl = apiUrlIn(settings);
    const name = `${SECRET_KEY}${suffix}`;
    const publicName = `${PUBLISHABLE_KEY}${suffix}`;
    const publicKey = settings[publicName];
    const why = whyRefused(settings[name] ?? '', apiUrl);
    const whyPublic = publicKey ? whyPublicRefused(publicKey, apiUrl) : undefined;
    return [
      ...(why === undefined ? [] : [`${name}: ${why}`]),
      ...(whyPublic === undefined ? [] : [`${publicName}: ${whyPublic}`]),
    ];
  });

const readAccount = (settings: Settings, suffix: string): StripeAccount => {
  const read = (name: string): string => {
    const value = settings[`${name}${suffix}`];
    if (!value) throw new RangeError(`${name}${suffix} is missing`);
    return value;
  };
  return {
    secretKey: read(SECRET_KEY),
    webhookSecret: read(WEBHOOK_SECRET),
    publishableKey: settings[`${PUBLISHABLE_KEY}${suffix}`] || null,
    apiUrl: apiUrlIn(settings),
  };
};

/**
 * The accounts that the settings name: `STRIPE_SECRET_KEY` and its companion take the money of all brands, and
 * `STRIPE_SECRET_KEY_AE` that of one.
 * @throws RangeError with the name of the setting that is missing or wrong, never with its value.
 */
export const readAccounts = (settings: Settings): readonly AccountOfBrands[] => {
  const suffixes = accountSuffixes(settings, REQUIRED);
  const brandOf = (suffix: string): string => suffix.slice(1).toLowerCase();
  const own = new Set(suffixes.map(brandOf));
  const accounts = [
    ...suffixes.map((suffix) => ({
      name: brandOf(suffix),
      account: readAccount(settings, suffix),
      takes: (brand: string) => brand === brandOf(suffix),
    })),
    { account: readAccount(settings, ''), takes: (brand: string) => !own.has(brand) },
  ];
  const [refused] = refusedKeys(settings);
  if (refused !== undefined) throw new RangeError(refused);
  return accounts;
};
