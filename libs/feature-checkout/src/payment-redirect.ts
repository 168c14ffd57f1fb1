import { laterPaths } from '@shop/paths/later';
import { balanceKeys } from '@shop/data-access/balance';
import { miscInvoiceKeys } from '@shop/data-access/misc-invoices';
import { orderKeys } from '@shop/data-access/orders';
import { seeOther, type PageContext } from '@shop/page';
import { paidPath } from './paid-path.ts';
import { redirect } from 'react-router-dom';

type Begun = {
  readonly state: 'paid' | 'redirect' | 'pending';
  readonly redirect_url: string | null;
  readonly success_slug: string;
  readonly payment_reference: string;
  readonly paid_for?: 'balance' | 'misc_invoice' | 'reservation' | undefined;
};

/**
 * A provider's page is outside of the router, even when this site serves it: only a whole address opens it.
 */
const absolute = (address: string, request: Request): string => new URL(address, request.url).href;

/** The target of a started payment: the provider, the waiting page, or the purchase. */
export const redirectToPayment = (begun: Begun, request: Request): Response => {
  if (begun.redirect_url !== null) return redirect(absolute(begun.redirect_url, request), 303);
  return seeOther(
    begun.state === 'pending'
      ? laterPaths.paymentAccept.to({}, { payment: begun.payment_reference })
      : paidPath(begun),
  );
};

/** Refetches the data that a payment may have changed: the cart, the orders, and the number of open ones. */
export const forgetBefore = ({
  queryClient,
  queries,
}: Pick<PageContext, 'queryClient' | 'queries'>): void => {
  queryClient.removeQueries({ queryKey: ['cart'] });
  queryClient.removeQueries({ queryKey: orderKeys.all });
  queryClient.removeQueries({ queryKey: balanceKeys.all });
  queryClient.removeQueries({ queryKey: miscInvoiceKeys.all });
  queryClient.removeQueries({ queryKey: ['pro'] });
  void queryClient.invalidateQueries({ queryKey: queries.auth.keys.user });
};
