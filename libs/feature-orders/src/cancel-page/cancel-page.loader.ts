import { orderQueries } from '@shop/data-access/orders';
import { pageContext, seeOther } from '@shop/page';
import { orderFor } from '@shop/paths';
import type { LoaderFunctionArgs } from 'react-router-dom';

const load =
  (isGuest: boolean) =>
  async ({ context, params }: LoaderFunctionArgs) => {
    const { api, language, queryClient } = pageContext(context);
    const slug = params.slug ?? '';
    const asked = orderQueries(api).byLink(slug, language.id);
    // Fetched at each visit: the goods may have been purchased in the meantime.
    const { order } = await queryClient.fetchQuery({ ...asked, staleTime: 0 });
    // The order's page shows the state, or asks a guest for the e-mail.
    return order?.may.includes('cancel') ? null : seeOther(orderFor(slug, isGuest));
  };

export const loader = load(false);
export const loaderOfGuest = load(true);
