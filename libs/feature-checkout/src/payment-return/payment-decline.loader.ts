import { isApiProblem } from '@shop/data-access';
import { checkoutQueries } from '@shop/data-access/checkout';
import { pageContext } from '@shop/page';
import { paths } from '@shop/paths';
import { paidPath } from '../paid-path.ts';
import { UNSAID } from '../refusal-of.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

/** A declined payment leads back to the choice of payment, with everything kept. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<null> => {
  const { api, queryClient } = pageContext(context);
  const reference = new URL(request.url).searchParams.get('payment');
  if (!reference) return null;
  const outcome = await queryClient
    .fetchQuery({ ...checkoutQueries(api).outcome(reference), staleTime: 0 })
    .catch((problem: unknown) => {
      if (isApiProblem(problem) && problem.kind === 'refused') return null;
      throw problem;
    });
  // Independent of the address: a paid payment stays paid.
  if (outcome?.state === 'paid') throw redirect(paidPath(outcome));
  if (outcome?.checkout_slug) {
    const declined = outcome.reason ?? UNSAID;
    throw redirect(paths.payment.to({ slug: outcome.checkout_slug }, { declined }));
  }
  return null;
};
