import type { Transaction } from '@shop/database';
import { HOLD_MS } from './reservation-times.ts';
import { heldMail } from './reservation-mails.ts';
import { closePayables } from '@shop/commerce-payments';
import type { ReservationsDeps } from './reservations.ports.ts';
import {
  changeReservation,
  countGiven,
  endDue,
  findDueModels,
  findNext,
  lockModel,
  type Model,
} from './reservations.repository.ts';

/** Ends expired reservations, and gives the free devices to the next; returns how many ended. */
export const releaseDevices = async (deps: Omit<ReservationsDeps, 'sessions'>): Promise<number> => {
  let ended = 0;
  for (const id of await findDueModels(deps.db, deps.clock())) {
    ended += await deps.db.transaction().execute(async (tx) => {
      const model = await lockModel(tx, id);
      const over = await endDue(tx, id, deps.clock());
      await closePayables(tx, 'device_deposit', over);
      await giveFree(deps, tx, model);
      return over.length;
    });
  }
  return ended;
};

type GiveDeps = Pick<ReservationsDeps, 'clock' | 'mail' | 'brands'>;

/**
 * Holds each free device for the next in the queue, and mails them. Who still pays keeps the place, and the device of
 * that place. The model is locked.
 */
export const giveFree = async (deps: GiveDeps, tx: Transaction, model: Model): Promise<void> => {
  const now = deps.clock();
  const free = model.devices - (await countGiven(tx, model.id));
  if (free <= 0) return;
  for (const waiting of await findNext(tx, model.id, free)) {
    if (waiting.state === 'paying') continue;
    const held = await changeReservation(tx, waiting.id, {
      state: 'held',
      hold_until: new Date(now.getTime() + HOLD_MS),
    });
    await deps.mail.enqueue(tx, heldMail(deps.brands, held));
  }
};
