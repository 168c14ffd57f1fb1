import type { Transaction } from '@shop/database';
import { HOLD_MS } from './reservation-times.ts';
import { heldMail } from './reservation-mails.ts';
import type { ReservationsDeps } from './reservations.ports.ts';
import {
  changeReservation,
  countGiven,
  endDue,
  findDueModels,
  findNextWaiting,
  lockModel,
  type Model,
} from './reservations.repository.ts';

/** Ends expired reservations, and gives the free devices to the next; returns how many ended. */
export const releaseDevices = async (deps: ReservationsDeps): Promise<number> => {
  let ended = 0;
  for (const id of await findDueModels(deps.db, deps.clock())) {
    ended += await deps.db.transaction().execute(async (tx) => {
      const model = await lockModel(tx, id);
      const count = await endDue(tx, id, deps.clock());
      await giveFree(deps, tx, model);
      return count;
    });
  }
  return ended;
};

/** Holds each free device for the next in the queue, and mails them. The model is locked. */
export const giveFree = async (deps: ReservationsDeps, tx: Transaction, model: Model): Promise<void> => {
  const now = deps.clock();
  const free = model.devices - (await countGiven(tx, model.id));
  if (free <= 0) return;
  for (const waiting of await findNextWaiting(tx, model.id, free)) {
    const held = await changeReservation(tx, waiting.id, {
      state: 'held',
      hold_until: new Date(now.getTime() + HOLD_MS),
    });
    await deps.mail.enqueue(tx, heldMail(deps.brands, held));
  }
};
