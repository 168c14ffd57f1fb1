import { orderQueries } from '@shop/data-access/orders';
import { pageContext, seeOther } from '@shop/page';
import { orderFor } from '@shop/paths';
import type { LoaderFunctionArgs } from 'react-router-dom';

const load =
  (isGuest: boolean) =>
  async ({ context, params }: LoaderFunctionArgs) => {
    const { api, language, queryClient } = pageContext(context);
    const slug = params.slug ?? '';
    const queries = orderQueries(api);
    // Fetched at each visit: the goods may have been packed in the meantime.
    const { order } = await queryClient.fetchQuery({ ...queries.byLink(slug, language.id), staleTime: 0 });
    // The order's page shows the state, or asks a guest for the e-mail.
    if (!order?.may.includes('change_address')) return seeOther(orderFor(slug, isGuest));
    await queryClient.ensureQueryData(queries.destination(slug));
    return null;
  };

export const loader = load(false);
export const loaderOfGuest = load(true);
