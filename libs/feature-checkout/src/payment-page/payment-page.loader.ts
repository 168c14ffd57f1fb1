import { checkoutQueries } from '@shop/data-access/checkout';
import { payableQueries } from '@shop/data-access/payables';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { sessionLoader } from '../checkout-frame/session-loader.ts';
import { createPlacingKey, placingQuery } from '../placing-key.ts';
import { openField } from './open-field.ts';

const sessionOnly = sessionLoader('payment');

/** A payable without a checkout names its order, if it has one; a cart's has none. */
export type PaymentLoaded = { order: string | null; isGuest: boolean; isTopUp: boolean } | null;

/** The check has looked up the slug. A payable that is paid by one click gets the key of that click. */
export const loader = async (asked: LoaderFunctionArgs): Promise<PaymentLoaded> => {
  const page = pageContext(asked.context);
  const { api, language, queryClient } = page;
  const slug = asked.params.slug ?? '';
  const payable = queryClient.getQueryData(payableQueries(api).one(slug, language.id).queryKey);
  if (!payable) {
    await sessionOnly(asked);
    const step = checkoutQueries(api).one(slug, CHECKOUT_STEP.payment, language.id);
    openField(page, queryClient.getQueryData(step.queryKey)?.payment_methods ?? [], asked.request);
    return null;
  }
  openField(page, payable.payment_methods, asked.request);
  queryClient.setQueryData(placingQuery(slug).queryKey, createPlacingKey());
  return { order: payable.order_slug, isGuest: payable.is_guest, isTopUp: payable.kind === 'top_up' };
};
