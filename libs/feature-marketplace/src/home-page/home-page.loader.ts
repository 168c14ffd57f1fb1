import { brandHas } from '@shop/brand';
import { pageContext, readerOf, searchKeyOf } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { arrivalsAsk, dealsAsk, offerAsk, tileAsk } from './home-asks.ts';

const OFFER = 2;

/** Loads rails, category tiles and offers; the page leaves out those that fail to load. */
export const loader = async ({ request, context: router }: LoaderFunctionArgs) => {
  const context = pageContext(router);
  const { queryClient, queries, language, brand } = context;
  const searchKey = await searchKeyOf(context, new URL(request.url));
  const [reader, roots, flags] = await Promise.all([
    readerOf(context),
    queryClient.ensureQueryData(queries.navigation.roots(searchKey, language.code)),
    queryClient.ensureQueryData(queries.catalogue.flags(language.id, language.code)),
  ]);
  const offers = brandHas(brand, 'dealzone') ? flags.filter(({ type }) => type === OFFER) : [];
  const { catalogue } = queries;
  await Promise.all([
    queryClient.ensureQueryData(catalogue.listing(dealsAsk(reader))),
    queryClient.ensureQueryData(catalogue.listing(arrivalsAsk(reader))),
    ...roots.map(({ id }) => queryClient.ensureQueryData(catalogue.sample(tileAsk(language.code, id)))),
    ...offers.map(({ id }) => queryClient.ensureQueryData(catalogue.sample(offerAsk(language.code, id)))),
  ]);
  context.touch('catalogue');
  return null;
};
