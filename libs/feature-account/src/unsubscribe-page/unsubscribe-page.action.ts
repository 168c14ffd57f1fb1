import { ownAccountCalls } from '@shop/contracts/later-calls';
import { pageContext } from '@shop/page';
import { data, type ActionFunctionArgs } from 'react-router-dom';

export type Unsubscribed = { outcome: 'unsubscribed' };

/**
 * Ends the news. Mail providers send the same request from their own button (RFC 8058): without cookies, with their
 * own fields, and without following a redirect.
 */
export const action = async ({ context, params }: ActionFunctionArgs) => {
  const { api, queries, queryClient } = pageContext(context);
  await api.send(ownAccountCalls.unsubscribe, { token: params.token ?? '' });
  await queryClient.invalidateQueries({ queryKey: queries.auth.keys.subscription });
  return data<Unsubscribed>({ outcome: 'unsubscribed' });
};
