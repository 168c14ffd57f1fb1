import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { findCountryById } from '@shop/domain/countries';
import { getLanguage, type LocaleCode } from '@shop/domain/languages';

/** Said where a brand makes no such promise. */
const NONE = '–';

const countriesIn = (ids: readonly number[], locale: LocaleCode): string => {
  const { formatTag, tag } = getLanguage(locale);
  const names = new Intl.DisplayNames([formatTag], { type: 'region' });
  const codes = ids.flatMap((id) => findCountryById(id)?.code ?? []);
  return new Intl.ListFormat([tag], { type: 'conjunction' }).format(
    codes.map((code) => names.of(code) ?? code),
  );
};

type Named = Readonly<Record<string, string | null | undefined>>;

const ofSeller = ({ name, seller }: ShopBrand): Named => ({
  seller: seller?.name ?? name,
  seller_address: seller?.address,
  seller_code: seller?.registerCode,
  phone: seller?.phone,
});

const ofPromises = ({ promises }: ShopBrand): Named => ({
  return_days: promises?.returnDays?.toString(),
  warranty_months: promises?.guaranteeYears ? String(promises.guaranteeYears * 12) : null,
});

/** The data of a brand that texts name, in one language. */
export const placeholdersOf = (brand: ShopBrand, locale: LocaleCode): Readonly<Record<string, string>> => {
  const named: Named = {
    ...ofSeller(brand),
    ...ofPromises(brand),
    shop: brand.name,
    email: brand.supportEmail,
    ships_to: countriesIn(brand.shipsTo, locale),
  };
  return Object.fromEntries(Object.entries(named).map(([key, value]) => [key, value ?? NONE]));
};

const PLACEHOLDER = /\{([a-z_]+)\}/g;

/** Texts of any depth with their placeholders filled; an unknown one stays as it is. */
export const fillPlaceholders = <T>(value: T, values: Readonly<Record<string, string>>): T => {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const filled = part.replace(PLACEHOLDER, (all, name: string) => values[name] ?? all);
      // A phone number is written with spaces, and called without them.
      return filled.startsWith('tel:') ? filled.replaceAll(' ', '') : filled;
    }
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, fill(one)]));
    return part;
  };
  return fill(value) as T;
};
