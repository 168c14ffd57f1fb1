import { siteOf, type StructuredData } from '@shop/page';
import { localised, paths } from '@shop/paths';

/** The seller, and the search of the shop. */
export const homeStructuredData: StructuredData = async (page) => {
  const { brand, appUrl, language } = page;
  const { site } = await siteOf(page);
  const url = appUrl + localised(paths.home.to(), language.code);
  const { seller } = brand;
  return [
    {
      '@type': 'OnlineStore',
      '@id': `${appUrl}/#shop`,
      name: site.name,
      url,
      logo: `${appUrl}/assets/icon-180.png`,
      legalName: seller.name,
      address: seller.address,
      email: brand.supportEmail,
      telephone: seller.phone,
      taxID: seller.registerCode,
      ...(seller.vatNumber !== null && { vatID: seller.vatNumber }),
      areaServed: brand.shipsTo,
    },
    {
      '@type': 'WebSite',
      name: site.name,
      url,
      inLanguage: language.tag,
      publisher: { '@id': `${appUrl}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${appUrl}${localised(paths.search.to(), language.code)}?s={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
};
