import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { sessionLoader } from '../checkout-frame/session-loader.ts';
import { createPlacingKey, placingQuery } from '../placing-key.ts';

const sessionOnly = sessionLoader('payment');

/** The check has asked what the slug names. What is paid by one press gets the key of that press. */
export const loader = async (asked: LoaderFunctionArgs): Promise<null> => {
  const { queries, queryClient } = pageContext(asked.context);
  const slug = asked.params.slug ?? '';
  if (!queryClient.getQueryData(queries.payables.keys.one(slug))) return sessionOnly(asked);
  queryClient.setQueryData(placingQuery(slug).queryKey, createPlacingKey());
  return null;
};
