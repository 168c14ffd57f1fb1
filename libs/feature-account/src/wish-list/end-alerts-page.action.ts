import { wishQueries } from '@shop/data-access/wishes';
import { pageContext } from '@shop/page';
import { data, type ActionFunctionArgs } from 'react-router-dom';

export type EndedAlerts = { outcome: 'ended' };

/**
 * Ends the mails about a wish list. Mail providers send the same request from their own button (RFC 8058): without
 * cookies, with their own fields, and without following a redirect.
 */
export const action = async ({ context, params }: ActionFunctionArgs) => {
  const { api, queryClient } = pageContext(context);
  const wishes = wishQueries(api);
  await wishes.endAlerts(params['token'] ?? '');
  await queryClient.invalidateQueries({ queryKey: wishes.key });
  return data<EndedAlerts>({ outcome: 'ended' });
};
