import { balanceQueries } from '@shop/data-access/balance';
import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readBalanceView } from './balance-address.ts';

/** A history that cannot be fetched does not hide the balance itself. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<null> => {
  const { api, queryClient } = pageContext(context);
  const view = readBalanceView(new URL(request.url).searchParams);
  await queryClient.prefetchQuery(balanceQueries(api).history(view));
  return null;
};
