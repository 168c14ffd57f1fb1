import { shopNow, sql, type Database } from '@shop/database';
import type { VatRegister } from '@shop/commerce-companies';

/** A day and a half of asking, each pause twice as long as the one before. */
const MOST_ASKS = 9;
const FIRST_PAUSE = '5 minutes';
const BATCH = 20;
/** Numbers that registers exist for; others are never asked about. */
export const HAS_REGISTER = sql<boolean>`vat_number ~ '^[A-Z]{2}'`;

type AskDeps = { readonly db: Database; readonly register: VatRegister };

/** The numbers that are due, marked as asked, so that another process does not ask about them too. */
const takeDue = ({ db }: AskDeps) =>
  db
    .updateTable('order_company')
    .set({ asked_at: shopNow, asks: sql`asks + 1` })
    .where('quote_id', 'in', (eb) =>
      eb
        .selectFrom('order_company')
        .select('quote_id')
        .where('vat_check', '=', 'not_checked')
        .where(HAS_REGISTER)
        .where('asks', '<', MOST_ASKS)
        .where(sql<boolean>`asked_at + interval ${sql.lit(FIRST_PAUSE)} * power(2, asks - 1) <= shop_now()`)
        .orderBy('asked_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['quote_id', 'vat_number'])
    .execute();

/**
 * Asks again about VAT numbers whose register did not answer while the order was placed. What it says changes no order:
 * staff see it.
 */
export const askRegisterAgain = async (deps: AskDeps): Promise<number> => {
  const due = await takeDue(deps);
  for (const { quote_id, vat_number } of due) {
    if (vat_number === null) continue;
    const said = await deps.register.find(vat_number);
    if (said === 'not_checked') continue;
    await deps.db
      .updateTable('order_company')
      .set({ vat_check: said })
      .where('quote_id', '=', quote_id)
      .where('vat_number', '=', vat_number)
      .execute();
  }
  return due.length;
};
