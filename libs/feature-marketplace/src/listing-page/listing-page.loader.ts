import {
  conversionRateOf,
  currencyOf,
  pageContext,
  readerOf,
  searchKeyOf,
  siteOf,
  type PageContext,
} from '@shop/page';
import { splitLocale } from '@shop/paths';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { queryOfForm } from './form-query.ts';
import { readAddress } from './listing-address.ts';
import { askFor, pathOfPlace, placeOfPath, type ListingPlace } from './listing-place.ts';
import { shownWindows } from './shown-windows.ts';

/** The value of one dollar, the unit of addresses, in the shopper's currency. */
const rateOf = async (context: PageContext): Promise<number> => {
  const [site, currency] = await Promise.all([siteOf(context), currencyOf(context)]);
  return conversionRateOf(site, currency);
};

const categoryOf = async (context: PageContext, url: URL, place: ListingPlace) => {
  const slug = place.kind === 'category' ? place.slug : '';
  const { queryClient, queries, language } = context;
  const searchKey = await searchKeyOf(context, url);
  return queryClient.ensureQueryData(queries.catalogue.category(searchKey, language.code, slug));
};

/** Loads every window that the address shows; the first one has the total. */
export const loader = async ({ request, context: router }: LoaderFunctionArgs) => {
  const context = pageContext(router);
  const { queryClient, queries, brand } = context;
  const url = new URL(request.url);
  const place = placeOfPath(splitLocale(url.pathname, brand.locales).path);
  const meant = queryOfForm(url.searchParams, await rateOf(context));
  if (meant !== undefined) throw redirect(pathOfPlace(place) + meant);

  const address = readAddress(url.searchParams);
  const [category, reader] = await Promise.all([categoryOf(context, url, place), readerOf(context)]);
  const first = await queryClient.ensureQueryData(
    queries.catalogue.listing(askFor(place, address, category, reader)),
  );
  const { later } = shownWindows(address.page, first.total);
  await Promise.all(
    later.map((window) =>
      queryClient.ensureQueryData(
        queries.catalogue.listing(askFor(place, address, category, reader, window)),
      ),
    ),
  );
  context.touch(category ? `category:${category.id}` : 'catalogue');
  return null;
};
