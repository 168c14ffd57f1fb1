import { shopNow, sql, type Database, type Transaction } from '@shop/database';
import type { VatRegister } from '@shop/commerce-companies';
import { HAS_REGISTER } from './ask-again.ts';

const MOST_SHOWN = 200;
const UNSURE = ['unknown', 'not_checked'] as const;

const openOnes = (db: Database) =>
  db
    .selectFrom('order_company')
    .innerJoin('quote', 'quote.id', 'order_company.quote_id')
    .where('quote.placed_at', 'is not', null)
    .where('vat_check', 'in', UNSURE)
    .where(HAS_REGISTER);

/** Placed orders whose VAT number is unknown to its register, or waits for an answer; newest first. */
export const findUnsureCompanies = async (db: Database) => {
  const rows = await openOnes(db)
    .select(['quote_id', 'name', 'register_code', 'vat_number', 'vat_check', 'asks', 'asked_at', 'brand'])
    .orderBy('quote.placed_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.flatMap(({ vat_check: found, vat_number: number, ...row }) =>
    number !== null && (found === 'unknown' || found === 'not_checked')
      ? [{ ...row, vat_number: number, vat_check: found }]
      : [],
  );
};

export const countUnsureCompanies = async (db: Database): Promise<number> => {
  const { waiting } = await openOnes(db)
    .select((eb) => eb.fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
};

type Said = 'registered' | 'unknown' | 'not_checked';
type RegisterAnswer = { readonly quoteId: number; readonly vatNumber: string; readonly said: Said };

/** Asks the register about the number of one order, now; it writes nothing. Null when nothing is open there. */
export const askAboutCompany = async (
  { db, register }: { readonly db: Database; readonly register: VatRegister },
  quoteId: number,
): Promise<RegisterAnswer | null> => {
  const open = await openOnes(db).select('vat_number').where('quote_id', '=', quoteId).executeTakeFirst();
  if (!open || open.vat_number === null) return null;
  return { quoteId, vatNumber: open.vat_number, said: await register.find(open.vat_number) };
};

/** Writes down what the register said. False when another person or the register was first. */
export const noteRegisterAnswer = async (
  tx: Transaction,
  { quoteId, vatNumber, said }: RegisterAnswer,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('order_company')
    .set({ asked_at: shopNow, asks: sql`asks + 1`, ...(said !== 'not_checked' && { vat_check: said }) })
    .where('quote_id', '=', quoteId)
    .where('vat_number', '=', vatNumber)
    .where('vat_check', 'in', UNSURE)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export type CompanyDecision = {
  readonly quoteId: number;
  /** The number that the person saw. */
  readonly vatNumber: string;
  readonly found: 'confirmed' | 'refused';
};

/** What staff found out elsewhere. False when another person or the register was first. */
export const decideCompany = async (
  tx: Transaction,
  { quoteId, vatNumber, found }: CompanyDecision,
): Promise<boolean> => {
  const changed = await tx
    .updateTable('order_company')
    .set({ vat_check: found })
    .where('quote_id', '=', quoteId)
    .where('vat_number', '=', vatNumber)
    .where('vat_check', 'in', UNSURE)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
};
