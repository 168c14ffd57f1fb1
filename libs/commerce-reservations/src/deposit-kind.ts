import { reservationNumber } from '@shop/domain/order-number';
import type { Transaction } from '@shop/database';
import type { PayableKind, Settled } from '@shop/commerce-payments';
import { giveFree } from './release.ts';
import { depositReturnedMail } from './reservation-mails.ts';
import type { ReservationsDeps } from './reservations.ports.ts';
import {
  changeReservation,
  endReservation,
  findById,
  lockModel,
  lockReservation,
  type Reservation,
} from './reservations.repository.ts';

type KindDeps = Omit<ReservationsDeps, 'db' | 'sessions'>;

/** The model before its reservation, as in the rest of the queue; undefined when it was erased. */
const lockIn = async (tx: Transaction, id: number): Promise<Reservation | undefined> => {
  const known = await findById(tx, id);
  if (!known) return undefined;
  await lockModel(tx, known.model_id);
  return lockReservation(tx, id);
};

/** The effects of payment on a deposit: it confirms the reservation, or is owed back when that is over. */
export const createDepositKind = (deps: KindDeps): PayableKind => ({
  lock: async (tx, payable) => {
    await lockIn(tx, payable.rel_id);
  },

  describe: async (db, payable) => {
    const reservation = await findById(db, payable.rel_id);
    if (!reservation || (payable.state === 'open' && !isPayableNow(reservation, deps.clock()))) return null;
    return { number: reservationNumber(reservation.id), order: null, takesBalance: false };
  },

  onPaid: async (tx, settled) => {
    const reservation = await lockIn(tx, settled.payable.rel_id);
    if (reservation?.state !== 'paying') return oweBack(tx, settled);
    await changeReservation(tx, reservation.id, { state: 'waiting', deposit_state: 'paid' });
    await giveFree(deps, tx, await lockModel(tx, reservation.model_id));
  },

  // Another attempt may follow until the time to pay is over.
  onReleased: async () => {},

  onAfterwards: async (tx, settled, what) => {
    if (what === 'returned') await loseDeposit(deps, tx, settled);
  },

  onRefunded: async (tx, { payable }, amount) => {
    const reservation = await findById(tx, payable.rel_id);
    if (reservation) await deps.mail.enqueue(tx, depositReturnedMail(deps.brands, reservation, amount));
  },
});

const isPayableNow = ({ state, pay_by }: Reservation, now: Date): boolean =>
  state === 'paying' && pay_by !== null && pay_by >= now;

/** The money came after the end of the reservation. */
const oweBack = async (tx: Transaction, { payable }: Settled): Promise<void> => {
  await changeReservation(tx, payable.rel_id, { deposit_state: 'owed' });
};

/** The money is back with its payer. A reservation whose deposit was taken back by its bank is over. */
const loseDeposit = async (deps: KindDeps, tx: Transaction, { payable, now }: Settled): Promise<void> => {
  const reservation = await lockIn(tx, payable.rel_id);
  if (!reservation) return;
  await changeReservation(tx, reservation.id, { deposit_state: 'returned' });
  if (reservation.state !== 'waiting' && reservation.state !== 'held') return;
  await endReservation(tx, reservation.id, 'cancelled', now);
  await giveFree(deps, tx, await lockModel(tx, reservation.model_id));
};
