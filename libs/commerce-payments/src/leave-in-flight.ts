import { conflict } from '@shop/commerce-kit/problem';
import { abandon, type AskDeps } from './ask-provider.ts';
import { findInFlight } from './payments.repository.ts';

export const paymentInFlight = () => conflict('checkout.payment_in_flight');

/** Closes a payment whose page was opened but not used; raises when it can no longer be closed. */
export const leaveInFlight = async (deps: AskDeps, payableId: number): Promise<void> => {
  const payment = await findInFlight(deps.db, payableId);
  if (!payment) return;
  if (payment.state === 'created' || payment.state === 'in_review' || !(await abandon(deps, payment)))
    throw paymentInFlight();
};
