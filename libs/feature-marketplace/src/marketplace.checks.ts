import { isSearchable, normaliseTerm } from '@shop/domain/search-term';
import { notFound, searchKeyOf, siteOf, type Check, type PageContext } from '@shop/page';
import { brandHas } from '@shop/brand';
import { paths } from '@shop/paths';
import { redirect } from 'react-router-dom';

/** Store config, categories and flags are loaded before the page, once. */
const checkMarketplace: Check = async (context, { url }) => {
  const { queryClient, queries, language } = context;
  const [searchKey] = await Promise.all([searchKeyOf(context, url), siteOf(context)]);
  await Promise.all([
    queryClient.ensureQueryData(queries.navigation.roots(searchKey, language.code)),
    queryClient.ensureQueryData(queries.catalogue.flags(language.id, language.code)),
  ]);
};

const placeOf = async (context: PageContext, url: URL, slug: string) => {
  const { queryClient, queries, language } = context;
  const searchKey = await searchKeyOf(context, url);
  return queryClient.ensureQueryData(queries.catalogue.category(searchKey, language.code, slug));
};

const checkCategory: Check = async (context, { params, path, url }) => {
  if (!(await placeOf(context, url, params['*'] ?? ''))) throw notFound(path);
};

const checkDealzone: Check = ({ brand }, { path }) => {
  if (!brandHas(brand, 'dealzone')) throw notFound(path);
};

/** An older name of the term is copied to `s`; a term without letter or digit finds nothing. */
const checkSearch: Check = (_context, { url }) => {
  const query = new URLSearchParams(url.search);
  const older = query.get('searchText');
  if (older !== null) {
    query.delete('searchText');
    if (!query.has('s')) query.set('s', normaliseTerm(older));
    throw redirect(`${paths.search.to()}?${query.toString()}`);
  }
  if (!isSearchable(query.get('s') ?? '')) throw redirect(paths.marketplace.to());
};

export const marketplaceChecks = {
  marketplace: checkMarketplace,
  category: checkCategory,
  dealzone: checkDealzone,
  search: checkSearch,
} satisfies Record<string, Check>;
