import { isApiProblem } from '@shop/data-access';
import { orderQueries } from '@shop/data-access/orders';
import { withdrawalQueries } from '@shop/data-access/withdrawals';
import { pageContext, seeOther } from '@shop/page';
import { orderFor } from '@shop/paths';
import type { LoaderFunctionArgs } from 'react-router-dom';

const load =
  (isGuest: boolean) =>
  async ({ context, params }: LoaderFunctionArgs) => {
    const { api, language, queryClient } = pageContext(context);
    const slug = params.slug ?? '';
    try {
      // Fetched at each visit: the goods may have been withdrawn in another tab.
      await queryClient.fetchQuery({ ...withdrawalQueries(api).order(slug, language.id), staleTime: 0 });
      return null;
    } catch (problem) {
      if (!isGuest || !isApiProblem(problem) || problem.status !== 404) throw problem;
    }
    // A guest's link: the order's page asks for the e-mail first. An unknown link is not found there.
    await queryClient.fetchQuery({ ...orderQueries(api).byLink(slug, language.id), staleTime: 0 });
    return seeOther(orderFor(slug, isGuest));
  };

export const loader = load(false);
export const loaderOfGuest = load(true);
