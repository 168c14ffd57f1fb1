import { accountSuffixes, type Settings } from '@shop/commerce-payments/providers';

/** One merchant account: the shop's identity at the provider, and the registered webhook. */
export type PayPalAccount = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The id of the webhook, as on the provider's developer page: a part of the signed data. */
  readonly webhookId: string;
  /** Origin of the API; anything but the real one is an emulator or the provider's test shop. */
  readonly apiUrl: string;
};

/** An account, and the brands whose money it takes. */
export type AccountOfBrands = { readonly account: PayPalAccount; readonly takes: (brand: string) => boolean };

export const REQUIRED = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;
export const API_URL = 'PAYPAL_API_URL';
export const LIVE_API = 'https://api-m.paypal.com';

const readAccount = (settings: Settings, apiUrl: string, suffix: string): PayPalAccount => {
  const [clientId, clientSecret, webhookId] = REQUIRED.map((name) => {
    const value = settings[`${name}${suffix}`];
    if (!value) throw new RangeError(`${name}${suffix} is missing`);
    return value;
  });
  return { clientId: clientId ?? '', clientSecret: clientSecret ?? '', webhookId: webhookId ?? '', apiUrl };
};

/**
 * The accounts that the settings name: `PAYPAL_CLIENT_ID` and its companions take the money of all brands, and
 * `PAYPAL_CLIENT_ID_AE` that of one.
 * @throws RangeError with the name of a setting that is missing, never with its value.
 */
export const readAccounts = (settings: Settings): readonly AccountOfBrands[] => {
  const apiUrl = settings[API_URL] || LIVE_API;
  const suffixes = accountSuffixes(settings, REQUIRED);
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
