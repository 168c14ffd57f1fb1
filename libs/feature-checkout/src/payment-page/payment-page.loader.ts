import { payableQueries } from '@shop/data-access/payables';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { sessionLoader } from '../checkout-frame/session-loader.ts';
import { createPlacingKey, placingQuery } from '../placing-key.ts';

const sessionOnly = sessionLoader('payment');

/** What waits to be paid by itself names the order it is for, if it is for one; a cart answers with nothing. */
export type PaymentLoaded = { order: string | null; isGuest: boolean; isTopUp: boolean } | null;

/** The check has asked what the slug names. What is paid by one press gets the key of that press. */
export const loader = async (asked: LoaderFunctionArgs): Promise<PaymentLoaded> => {
  const { api, language, queryClient } = pageContext(asked.context);
  const slug = asked.params.slug ?? '';
  const payable = queryClient.getQueryData(payableQueries(api).one(slug, language.id).queryKey);
  if (!payable) return sessionOnly(asked);
  queryClient.setQueryData(placingQuery(slug).queryKey, createPlacingKey());
  return { order: payable.order_slug, isGuest: payable.is_guest, isTopUp: payable.kind === 'top_up' };
};
