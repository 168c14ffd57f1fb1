import type { Transaction } from '@shop/database';
import { conflict } from '@shop/commerce-kit/problem';
import { cancelAwaitingOrder } from '@shop/commerce-orders';
import { closePayables, findInFlight, findPayable, paymentInFlight } from '@shop/commerce-payments';
import type { RequestRow } from './drafts.repository.ts';
import { moveRequest } from './move-request.ts';

/** An accepted quote is cancelled with its order, while no payment of it is under way. */
const cancelOrder = async (tx: Transaction, { id, slug }: RequestRow, now: Date): Promise<void> => {
  if (!(await cancelAwaitingOrder(tx, id, now))) throw conflict('quote.paid');
  const payable = await findPayable(tx, slug);
  if (payable && (await findInFlight(tx, payable.id))) throw paymentInFlight();
  await closePayables(tx, 'quote', [id]);
};

/** Withdraws a locked request before it is paid. Twice is once. */
export const cancelQuote = async (tx: Transaction, request: RequestRow, now: Date): Promise<void> => {
  if (request.state === 'cancelled') return;
  if (request.state === 'accepted') await cancelOrder(tx, request, now);
  await moveRequest(tx, request, 'cancel', { actor: 'buyer', now });
};
