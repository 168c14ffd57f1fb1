import type { Transaction } from '@shop/database';
import { openPayable } from '@shop/commerce-payments';
import { PAYING_MS } from './reservation-times.ts';
import { changeReservation, takePlace, type Model, type Reservation } from './reservations.repository.ts';

/** Who pays the deposit: a client, or the browser of a guest. */
export type Payer = { readonly sessionId: number; readonly clientId: number | null };

const ownerOf = ({ sessionId, clientId }: Payer) => ({
  visitor_id: clientId === null ? sessionId : null,
  client_id: clientId,
});

type Opening = { readonly model: Model; readonly reservation: Reservation; readonly payer: Payer };

/**
 * Takes the place and opens the payment of the deposit, whose address is the reservation's. Opened again from another
 * browser it is that browser's: the mailed link proves whose it is.
 */
export const openDeposit = async (
  tx: Transaction,
  { model, reservation, payer }: Opening,
  now: Date,
): Promise<void> => {
  const { id, slug, brand, deposit, deposit_currency_id: currencyId } = reservation;
  if (deposit === null || currencyId === null) throw new Error(`reservation ${id} has no deposit`);
  if (reservation.state !== 'paying') {
    await changeReservation(tx, id, {
      ...{ state: 'paying', place: await takePlace(tx, model), confirmed_at: now },
      pay_by: new Date(now.getTime() + PAYING_MS),
    });
  }
  await openPayable(tx, {
    ...{ slug, kind: 'device_deposit', rel_id: id, brand, created_at: now },
    ...{ amount: deposit, currency_id: currencyId, ...ownerOf(payer) },
  });
};
