import { orderQueries } from '@shop/data-access/orders';
import { proQueries } from '@shop/data-access/pro';
import { quoteQueries } from '@shop/data-access/quotes';
import { pageContext, type PageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { mustHaveCompany } from '../must-be-pro.ts';
import { ordersAsked, partsWith, readSiteView, type SiteView } from './site-address.ts';

const prefetchPart = async ({ api, brand, language, queryClient }: PageContext, view: SiteView) => {
  const pro = proQueries(api);
  switch (view.part) {
    case 'orders':
      return Promise.all([
        queryClient.prefetchQuery(
          orderQueries(api).list(ordersAsked(view, language.id, brand.sendsOrderTypeFilter)),
        ),
        queryClient.prefetchQuery({ ...pro.companyOrders(), staleTime: 0 }),
      ]);
    case 'quotes':
      return queryClient.prefetchQuery({ ...quoteQueries(api).list(language.id), staleTime: 0 });
    case 'invoices':
      return queryClient.prefetchQuery({ ...pro.invoices(view.invoice), staleTime: 0 });
    case 'statement':
      return queryClient.prefetchQuery({ ...pro.statement(), staleTime: 0 });
    case 'import':
      return undefined;
  }
};

/** A part that cannot be fetched says so; the page is shown. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<null> => {
  const page = pageContext(context);
  const { rights } = await mustHaveCompany(page);
  const view = readSiteView(new URL(request.url).searchParams);
  if (partsWith(rights).includes(view.part)) await prefetchPart(page, view);
  return null;
};
