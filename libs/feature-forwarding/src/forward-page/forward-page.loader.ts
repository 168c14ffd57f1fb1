import { forwardingQueries } from '@shop/data-access/forwarding';
import { currencyOf, pageContext, siteOf } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { firstValues } from './first-values.ts';
import { estimateOf } from './forward-form.schema.ts';

/** The parcels, and what those come to that are chosen at first. A price that fails is said beside the form. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<null> => {
  const page = pageContext(context);
  const { api, queries, queryClient } = page;
  const forwarding = forwardingQueries(api);
  const [parcels, user, site, currency] = await Promise.all([
    queryClient.fetchQuery({ ...forwarding.parcels(page.language.id), staleTime: 0 }),
    queryClient.ensureQueryData(queries.auth.user()),
    siteOf(page),
    currencyOf(page),
  ]);
  const asked = estimateOf(
    firstValues({
      ...{ user, parcels, search: new URL(request.url).searchParams },
      countryIds: site.countries.map(({ id }) => id),
      destination: page.destination.current(),
    }),
  );
  if (asked) await queryClient.prefetchQuery(forwarding.estimate(asked, currency.id));
  return null;
};
