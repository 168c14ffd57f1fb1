import { accountSuffixes, type Settings } from '@shop/commerce-payments/providers';

/** One store of the shop at the provider. */
export type MontonioAccount = {
  readonly accessKey: string;
  /** Signs the shop's requests, and the provider's webhooks. */
  readonly secretKey: string;
  /** The base URL of the API; any but the real one is an emulator. */
  readonly apiUrl: string;
};

export type Accounts = {
  readonly all: readonly MontonioAccount[];
  readonly of: (brand: string) => MontonioAccount;
};

export const REAL_API = 'https://stargate.montonio.com/api';
export const SETTINGS = ['MONTONIO_ACCESS_KEY', 'MONTONIO_SECRET_KEY'] as const;
export const ADDRESS_SETTING = 'MONTONIO_API_URL';

const [ACCESS_KEY, SECRET_KEY] = SETTINGS;

/** `MONTONIO_ACCESS_KEY_LT` applies to the brand `lt` only. */
const suffixOf = (brand: string): string => `_${brand.toUpperCase().replaceAll('-', '_')}`;

/**
 * The account of all brands, and those of single brands.
 * @throws RangeError with the name of the setting that half an account lacks, never with a value.
 */
export const readAccounts = (settings: Settings): Accounts => {
  const apiUrl = settings[ADDRESS_SETTING] || REAL_API;
  const read = (suffix: string): MontonioAccount => {
    const get = (name: string): string => {
      const value = settings[`${name}${suffix}`];
      if (!value) throw new RangeError(`${name}${suffix} is missing`);
      return value;
    };
    return { accessKey: get(ACCESS_KEY), secretKey: get(SECRET_KEY), apiUrl };
  };
  const shared = read('');
  const own = new Map(accountSuffixes(settings, SETTINGS).map((suffix) => [suffix, read(suffix)]));
  return {
    all: [shared, ...own.values()],
    of: (brand) => own.get(suffixOf(brand)) ?? shared,
  };
};
