import { visibleBreadcrumbs } from '@shop/domain/categories';
import { currencyOf, describeCrumbs, siteOf, type StructuredData } from '@shop/page';
import { localised, paths } from '@shop/paths';
import { describeProduct } from './describe-product.ts';
import { shownReviews } from '../product-reviews/review-ask.ts';
import { productAsk } from './product-ask.ts';

/** The product with its delivered prices, and the path to it. */
export const productStructuredData: StructuredData = async (page, { params, url }) => {
  const { queryClient, queries, brand, appUrl, language, speech } = page;
  const ask = await productAsk(page, url, params['*']);
  const { product } = await queryClient.ensureQueryData(queries.catalogue.product(ask));
  const addressOf = (path: string) => appUrl + localised(path, language.code);
  const own = addressOf(paths.product.to({ '*': product.slug }));
  const crumbs = [
    { name: speech.say('marketplace.list.all'), url: addressOf(paths.marketplace.to()) },
    ...visibleBreadcrumbs(product.breadcrumbs).map(({ id, translation }) => ({
      name: translation,
      url: addressOf(paths.category.to({ '*': id })),
    })),
    { name: product.name, url: own },
  ];
  const { countries } = await siteOf(page);
  const terms = {
    method: ask.method,
    country: countries.find(({ id }) => id === ask.countryId)?.iso_code ?? brand.country,
    currency: (await currencyOf(page)).isoCode,
    promises: brand.promises,
    appUrl,
    url: own,
  };
  const reviews = product.rating ? await shownReviews(page, product.id, url) : null;
  return [...describeProduct(product, terms, reviews), describeCrumbs(crumbs)];
};
