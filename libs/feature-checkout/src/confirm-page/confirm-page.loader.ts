import { checkoutQueries } from '@shop/data-access/checkout';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createPlacingKey, placingQuery } from '../placing-key.ts';

/** A key is created with the page: however often its button is pressed, it is one purchase. */
export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queryClient } = pageContext(context);
  const slug = params.slug ?? '';
  await queryClient.ensureQueryData(checkoutQueries(api).one(slug, CHECKOUT_STEP.confirm, language.id));
  queryClient.setQueryData(placingQuery(slug).queryKey, createPlacingKey());
  return null;
};
