import { isApiProblem } from '@shop/data-access';
import { savedMeansKeys, savedMeansQueries } from '@shop/data-access/saved-means';
import {
  pageContext,
  readForm,
  refuseBy,
  seeOther,
  sessionEnded,
  type FormValues,
  type PageContext,
} from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { withOutcome } from './outcome.ts';

const remove = async ({ api }: PageContext, { id }: FormValues): Promise<Response> => {
  try {
    return seeOther(withOutcome(await savedMeansQueries(api).remove(Number(id) || 1)));
  } catch (problem) {
    // One that is deleted already needs no further step.
    if (!isApiProblem(problem) || problem.status !== 404) throw problem;
    return seeOther(withOutcome({ state: 'removed' }));
  }
};

/** Without a token of the field, the provider's page takes the card. */
const add = async ({ api }: PageContext, fields: FormValues, request: Request): Promise<Response> => {
  const begun = await savedMeansQueries(api).add({
    payment_processor_id: Number(fields.method) || -1,
    token: fields.stripe_token || null,
  });
  return begun.redirect_url === null
    ? seeOther(withOutcome(begun))
    : redirect(new URL(begun.redirect_url, request.url).href, 303);
};

/** Adds a card, or deletes one. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const { queries, queryClient } = page;
  const fields = await readForm(request);
  const user = await queryClient.fetchQuery(queries.auth.user());
  if (!user) return sessionEnded(laterPaths.savedCards.to());
  try {
    return fields.intent === 'remove' ? await remove(page, fields) : await add(page, fields, request);
  } catch (problem) {
    return refuseBy(problem, { intent: fields.intent ?? '' });
  } finally {
    queryClient.removeQueries({ queryKey: savedMeansKeys.all, type: 'inactive' });
  }
};
