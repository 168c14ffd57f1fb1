import { isApiProblem } from '@shop/data-access';
import { savedMeansQueries } from '@shop/data-access/saved-means';
import { isSecretSlug } from '@shop/paths';
import { pageContext, seeOther } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { openField } from '../payment-page/open-field.ts';
import { withOutcome } from './outcome.ts';

/** After the provider's page, or that of a bank, the provider is asked; then the page is shown without the reference. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<Response | null> => {
  const page = pageContext(context);
  const { api, queries, queryClient } = page;
  const user = await queryClient.ensureQueryData(queries.auth.user());
  if (!user) return null;
  const cards = savedMeansQueries(api);
  const setup = new URL(request.url).searchParams.get('setup') ?? '';
  if (isSecretSlug(setup)) {
    try {
      return seeOther(withOutcome(await cards.finish(setup)));
    } catch (problem) {
      // Of another client, or long ago.
      if (!isApiProblem(problem) || problem.status !== 404) throw problem;
    }
  }
  const known = await queryClient.fetchQuery(cards.list()).catch(() => null);
  if (known) openField(page, known.methods, request);
  return null;
};
