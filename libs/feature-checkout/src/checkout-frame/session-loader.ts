import { checkoutQueries } from '@shop/data-access/checkout';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** The check before it has fetched the session; this loader passes on the session and the payer. */
export const sessionLoader =
  (step: keyof typeof CHECKOUT_STEP) =>
  async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
    const { api, language, queryClient } = pageContext(context);
    const slug = params.slug ?? '';
    await queryClient.ensureQueryData(checkoutQueries(api).one(slug, CHECKOUT_STEP[step], language.id));
    return null;
  };
