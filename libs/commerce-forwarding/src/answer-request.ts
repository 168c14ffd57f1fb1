import type { Transaction } from '@shop/database';
import { toWire } from '@shop/domain/wire-amount';
import { conflict } from '@shop/commerce-kit/problem';
import { cancelAwaitingOrder } from '@shop/commerce-orders';
import { closePayables, findInFlight, findPayable, paymentInFlight } from '@shop/commerce-payments';
import { writeBill } from './bill-request.ts';
import { findPackagesOf, releasePackages, type ForwardRow } from './forwards.repository.ts';
import { moveOneForward } from './move-forward.ts';
import { moveOnePackage } from './move-package.ts';
import { lockPackages } from './packages.repository.ts';

/** The client agrees to a price above the own cap: it is billed. Twice is once. */
export const approveRequest = async (
  tx: Transaction,
  request: ForwardRow,
  { expectedTotal, now }: { expectedTotal: number; now: Date },
): Promise<void> => {
  if (request.state === 'awaiting_payment') return;
  const approved = await moveOneForward(tx, request, 'approve', { actor: 'client', now });
  // The price that was seen is the price that is approved.
  if (toWire(approved.price?.amounts.total ?? 0) !== expectedTotal) throw conflict('forward.changed');
  await writeBill(tx, approved, { packages: await findPackagesOf(tx, request.id), now });
};

/** A billed request is cancelled with its order, while no payment of it is under way. */
const cancelBill = async (tx: Transaction, { id, slug }: ForwardRow, now: Date): Promise<void> => {
  if (!(await cancelAwaitingOrder(tx, id, now))) throw conflict('forward.paid');
  const payable = await findPayable(tx, slug);
  if (payable && (await findInFlight(tx, payable.id))) throw paymentInFlight();
  await closePayables(tx, 'forward_request', [id]);
};

/** Withdraws a request before it is paid. Its packages return to storage, which goes on as it began. */
export const cancelRequest = async (
  tx: Transaction,
  request: ForwardRow,
  { actor, now }: { actor: string; now: Date },
): Promise<void> => {
  if (request.state === 'cancelled') return;
  if (request.state === 'awaiting_payment') await cancelBill(tx, request, now);
  await moveOneForward(tx, request, 'cancel', { actor, now });
  const packages = await findPackagesOf(tx, request.id);
  for (const row of await lockPackages(
    tx,
    packages.map(({ id }) => id),
  )) {
    if (row.state === 'packed') await moveOnePackage(tx, row, 'unpack', { actor, now });
  }
  await releasePackages(tx, request.id, now);
};
