import type { Transaction } from '@shop/database';
import { Problem } from '@shop/commerce-kit/problem';
import { closePayables } from '@shop/commerce-payments';
import { openDeposit, type Payer } from './open-deposit.ts';
import { giveFree } from './release.ts';
import type { ReservationsDeps } from './reservations.ports.ts';
import {
  changeReservation,
  endReservation,
  lockModel,
  takePlace,
  type Model,
  type Reservation,
} from './reservations.repository.ts';

const isOver = ({ state, confirm_by, pay_by }: Reservation, now: Date): boolean =>
  state === 'expired' ||
  state === 'cancelled' ||
  (state === 'unconfirmed' && confirm_by < now) ||
  (state === 'paying' && pay_by !== null && pay_by < now);

/** The deposit comes before the confirmation. */
export const asksDeposit = ({ state, deposit }: Reservation): boolean =>
  deposit !== null && (state === 'unconfirmed' || state === 'paying');

const readAgain = (tx: Transaction, id: number): Promise<Reservation> =>
  tx.selectFrom('device_reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/**
 * Assigns a place in the queue, once: a second click changes nothing. With a deposit the place is kept while the payer
 * pays, and counts once that is paid.
 */
export const confirmReservation = (
  deps: ReservationsDeps,
  asked: Reservation,
  payer: Payer | null,
): Promise<Reservation> =>
  deps.db.transaction().execute(async (tx) => {
    const model = await lockModel(tx, asked.model_id);
    const reservation = await readAgain(tx, asked.id);
    const now = deps.clock();
    if (isOver(reservation, now)) throw new Problem(410, 'reservation.over');
    if (payer && asksDeposit(reservation)) {
      await openDeposit(tx, { model, reservation, payer }, now);
      return readAgain(tx, reservation.id);
    }
    return reservation.state === 'unconfirmed' ? queue(deps, tx, model, reservation) : reservation;
  });

/** Waiting people come first, even if a device is free. */
const queue = async (
  deps: ReservationsDeps,
  tx: Transaction,
  model: Model,
  { id }: Reservation,
): Promise<Reservation> => {
  const place = await takePlace(tx, model);
  await changeReservation(tx, id, { state: 'waiting', place, confirmed_at: deps.clock() });
  await giveFree(deps, tx, model);
  return readAgain(tx, id);
};

/** Gives the place up; its device goes to the next. */
export const cancelReservation = (
  deps: Omit<ReservationsDeps, 'sessions'>,
  asked: Reservation,
): Promise<Reservation> =>
  deps.db.transaction().execute(async (tx) => {
    const model = await lockModel(tx, asked.model_id);
    const reservation = await readAgain(tx, asked.id);
    if (reservation.state === 'collected') throw new Problem(409, 'reservation.collected');
    const isEnded = reservation.state === 'expired' || reservation.state === 'cancelled';
    if (isEnded) return reservation;
    const cancelled = await endReservation(tx, asked.id, 'cancelled', deps.clock());
    await closePayables(tx, 'device_deposit', [asked.id]);
    await giveFree(deps, tx, model);
    return cancelled;
  });

/** The person buys the held device: the deposit goes back, since the purchase has its own payment. */
export const collectReservation = (
  { db, clock }: Pick<ReservationsDeps, 'db' | 'clock'>,
  asked: Reservation,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockModel(tx, asked.model_id);
    const reservation = await readAgain(tx, asked.id);
    if (reservation.state !== 'held') return false;
    await endReservation(tx, asked.id, 'collected', clock());
    return true;
  });
