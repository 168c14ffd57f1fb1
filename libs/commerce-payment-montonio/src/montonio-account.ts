import type { Settings } from '@shop/commerce-payments/providers';

/** One store of the shop at the provider. */
export type MontonioAccount = {
  readonly accessKey: string;
  /** Signs what the shop asks, and what the provider tells. */
  readonly secretKey: string;
  /** Where the API begins; anything but the real one is an emulator. */
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

/** `MONTONIO_ACCESS_KEY_LT` is of the brand `lt`, and of no other. */
const suffixOf = (brand: string): string => `_${brand.toUpperCase().replaceAll('-', '_')}`;

/** The account of all brands, and those of single brands, where both of their keys are set. */
export const readAccounts = (settings: Settings): Accounts => {
  const apiUrl = settings[ADDRESS_SETTING] || REAL_API;
  const read = (suffix: string): MontonioAccount | undefined => {
    const accessKey = settings[`${ACCESS_KEY}${suffix}`];
    const secretKey = settings[`${SECRET_KEY}${suffix}`];
    return accessKey && secretKey ? { accessKey, secretKey, apiUrl } : undefined;
  };
  const shared = read('');
  if (!shared) throw new Error(`${ACCESS_KEY} and ${SECRET_KEY} are not set`);
  const suffixes = Object.keys(settings)
    .filter((name) => name.startsWith(`${ACCESS_KEY}_`))
    .map((name) => name.slice(ACCESS_KEY.length));
  const own = new Map(suffixes.map((suffix) => [suffix, read(suffix)]));
  return {
    all: [shared, ...[...own.values()].filter((account) => account !== undefined)],
    of: (brand) => own.get(suffixOf(brand)) ?? shared,
  };
};
