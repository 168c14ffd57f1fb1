import { checkoutQueries } from '@shop/data-access/checkout';
import { pageContext } from '@shop/page';
import { paidPath } from '../paid-path.ts';
import { forgetBefore } from '../payment-redirect.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

/** The check has asked the provider: a paid one continues to the order, any other waits here. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<null> => {
  const page = pageContext(context);
  const { api, queryClient } = page;
  const reference = new URL(request.url).searchParams.get('payment') ?? '';
  const outcome = await queryClient.ensureQueryData(checkoutQueries(api).outcome(reference));
  if (outcome.state === 'paid') {
    forgetBefore(page);
    throw redirect(paidPath(outcome));
  }
  return null;
};
