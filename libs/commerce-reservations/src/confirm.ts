import type { Transaction } from '@shop/database';
import { Problem } from '@shop/commerce-kit/problem';
import { giveFree } from './release.ts';
import type { ReservationsDeps } from './reservations.ports.ts';
import {
  changeReservation,
  lockModel,
  takePlace,
  type Model,
  type Reservation,
} from './reservations.repository.ts';

const isOver = ({ state, confirm_by }: Reservation, now: Date): boolean =>
  state === 'expired' || state === 'cancelled' || (state === 'unconfirmed' && confirm_by < now);

const readAgain = (tx: Transaction, id: number): Promise<Reservation> =>
  tx.selectFrom('device_reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Assigns a place in the queue, once: a second click changes nothing. */
export const confirmReservation = (deps: ReservationsDeps, asked: Reservation): Promise<Reservation> =>
  deps.db.transaction().execute(async (tx) => {
    const model = await lockModel(tx, asked.model_id);
    const reservation = await readAgain(tx, asked.id);
    const now = deps.clock();
    if (isOver(reservation, now)) throw new Problem(410, 'reservation.over');
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
export const cancelReservation = (deps: ReservationsDeps, asked: Reservation): Promise<Reservation> =>
  deps.db.transaction().execute(async (tx) => {
    const model = await lockModel(tx, asked.model_id);
    const reservation = await readAgain(tx, asked.id);
    if (reservation.state === 'collected') throw new Problem(409, 'reservation.collected');
    const isEnded = reservation.state === 'expired' || reservation.state === 'cancelled';
    if (isEnded) return reservation;
    const cancelled = await changeReservation(tx, asked.id, { state: 'cancelled', ended_at: deps.clock() });
    await giveFree(deps, tx, model);
    return cancelled;
  });
