import type { BrandConfig, BrandLocale } from '@shop/brand';
import { localised, splitLocale } from '@shop/paths';

export type PageAddress =
  | { kind: 'page'; locale: BrandLocale; pathname: string; search: string }
  /** Permanent and the same for all visitors. */
  | { kind: 'moved'; to: string }
  /** Depends on the visitor's language: never cached. */
  | { kind: 'locale'; to: string };

const OLD_PRODUCT = /^\/market\/product(?=\/.)/;

/** A stored language that the brand lacks is ignored; without a default, the first offered is taken. */
export const chooseLocale = (
  { locales, defaultLocale }: Pick<BrandConfig, 'locales'> & { defaultLocale?: BrandLocale },
  stored: string | undefined,
): BrandLocale => {
  const chosen = locales.find((code) => code === stored) ?? defaultLocale ?? locales[0];
  if (!chosen) throw new Error('The brand speaks no language');
  return chosen;
};

/** The meaning of an address: old addresses first, then the language, then the page itself. */
export const readPageAddress = (brand: BrandConfig, url: string, stored: string | undefined): PageAddress => {
  const at = url.indexOf('?');
  const pathname = at < 0 ? url : url.slice(0, at);
  const search = at < 0 ? '' : url.slice(at);
  const { locale, path } = splitLocale(pathname, brand.locales);
  const prefixed = (target: string) => (locale ? localised(target, locale) : target);

  if (OLD_PRODUCT.test(path))
    return { kind: 'moved', to: prefixed(path.replace(OLD_PRODUCT, '/p')) + search };
  if (!locale) return { kind: 'locale', to: localised(pathname, chooseLocale(brand, stored)) + search };
  if (pathname.length > 1 && pathname.endsWith('/'))
    return { kind: 'moved', to: prefixed(path.replace(/\/+$/, '') || '/') + search };
  return { kind: 'page', locale, pathname, search };
};
