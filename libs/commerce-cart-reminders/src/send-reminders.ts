import type { Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import type { CartRemindersDeps } from './cart-reminders.ports.ts';
import { findDueCarts, lockDueCart, noteReminder } from './due-carts.repository.ts';
import { findLeftGoods } from './left-goods.repository.ts';
import { reminderMail } from './reminder-mail.ts';

/** Reminds clients of carts that they left behind. Returns how many mails were written. */
export const remindOfCarts = async (deps: CartRemindersDeps): Promise<number> => {
  const { db, clock } = deps;
  const now = clock();
  let written = 0;
  let after = 0;
  for (;;) {
    const due = await findDueCarts(db, now, after);
    for (const id of due)
      if (await db.transaction().execute((tx) => remindOf(deps, tx, id, now))) written += 1;
    const last = due.at(-1);
    if (last === undefined) return written;
    after = last;
  }
};

/** False where the cart is no longer due, or another process has reminded of it. */
const remindOf = async (
  deps: CartRemindersDeps,
  tx: Transaction,
  id: number,
  now: Date,
): Promise<boolean> => {
  const cart = await lockDueCart(tx, id, now);
  if (!cart) return false;
  const goods = await findLeftGoods(tx, cart, now);
  const till = await deps.prices.tillOf(deps.brands.get(cart.brand), getCurrencyCode(cart.currencyId), {
    countryId: cart.countryId,
    method: cart.method,
  });
  const reminder = await noteReminder(tx, cart.clientId, now);
  await deps.mail.enqueue(tx, reminderMail(deps, { cart, goods, till, reminder, now }));
  return true;
};
