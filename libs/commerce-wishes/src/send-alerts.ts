import type { Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import {
  findDueProducts,
  getNamedProduct,
  getToldClient,
  lockDueWishes,
  markTold,
  noteSoldOut,
  type DueProduct,
} from './alerts.repository.ts';
import { alertMail } from './alert-mail.ts';
import type { WishesDeps } from './wishes.ports.ts';

const FROM_THE_FIRST: DueProduct = { clientId: 0, productId: 0 };

/**
 * Mails each client about wishes whose price has fallen as they chose, and about those that are in stock again: one
 * mail a product and day. Returns how many mails were written.
 */
export const sendWishAlerts = async (deps: WishesDeps): Promise<number> => {
  const { db, clock } = deps;
  const now = clock();
  let written = 0;
  let after = FROM_THE_FIRST;
  for (;;) {
    const due = await findDueProducts(db, now, after);
    for (const product of due)
      if (await db.transaction().execute((tx) => tellOf(deps, tx, product, now))) written += 1;
    const last = due.at(-1);
    if (!last) break;
    after = last;
  }
  await noteSoldOut(db, now);
  return written;
};

/** False where another process has told of it meanwhile. */
const tellOf = async (
  deps: WishesDeps,
  tx: Transaction,
  product: DueProduct,
  now: Date,
): Promise<boolean> => {
  const due = await lockDueWishes(tx, product, now);
  const [first] = due;
  if (!first) return false;
  const client = await getToldClient(tx, product.clientId);
  const named = await getNamedProduct(tx, product.productId, client.languageId);
  const currency = getCurrencyCode(client.currencyId);
  const till = await deps.prices.tillOf(deps.brands.get(client.brand), currency, {
    countryId: client.countryId,
    method: 'air',
  });
  await deps.mail.enqueue(tx, alertMail(deps, { ...product, client, named, first, till, now }));
  await markTold(tx, due, now);
  return true;
};
