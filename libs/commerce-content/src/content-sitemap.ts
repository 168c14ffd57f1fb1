import { getLanguage } from '@shop/domain/languages';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { contentPath } from './content-address.ts';
import type { ShownPage } from './content.repository.ts';
import { xmlText } from './xml.ts';

/** Pages that are no texts, and lists of texts. */
const lists = ({ features }: ShopBrand): readonly string[] => [
  '/faq',
  '/contacts',
  ...(features.includes('blog') ? ['/blog'] : []),
];

const url = (brand: ShopBrand, path: string, changed: Date | null): string[] => {
  const addressIn = (locale: string) => xmlText(`${brand.appUrl}/${locale}${path}`);
  const alternates = brand.locales.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${getLanguage(locale).tag}" href="${addressIn(locale)}"/>`,
  );
  return brand.locales.map((locale) =>
    [
      `<url><loc>${addressIn(locale)}</loc>`,
      ...(changed ? [`<lastmod>${changed.toISOString()}</lastmod>`] : []),
      ...alternates,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${addressIn(brand.defaultLocale)}"/>`,
      '</url>',
    ].join(''),
  );
};

/** Every address of the brand's content in each of its languages. */
export const contentSitemap = (pages: readonly ShownPage[], brand: ShopBrand): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...lists(brand).flatMap((path) => url(brand, path, null)),
    ...pages.flatMap((page) => url(brand, contentPath(page), page.saved_at)),
    '</urlset>',
  ].join('\n');
