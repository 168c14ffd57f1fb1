import type { WholeShop } from './whole-shop.ts';

/** Gives the client a business account with these terms; the limit in 1/10000 of the brand's currency. */
export const makeProWith = async (
  { db, clock }: Pick<WholeShop, 'db' | 'clock'>,
  email: string,
  { limit, dueDays }: { readonly limit: number; readonly dueDays: number },
): Promise<number> => {
  const { id } = await db
    .updateTable('client')
    .set({ is_pro: true, tier: 'gold' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const terms = { credit_limit: limit, due_days: dueDays };
  await db
    .insertInto('pro_account')
    .values({
      ...{ client_id: id, company: 'UAB Prekyba', register_code: '110862', vat_number: null, country_id: 1 },
      ...{ ...terms, since: clock.now, updated_at: clock.now },
    })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(terms))
    .execute();
  return id;
};
