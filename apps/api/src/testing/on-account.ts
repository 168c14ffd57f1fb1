import type { CompanyRole } from '@shop/domain/company-people';
import type { WholeShop } from './whole-shop.ts';

type Shop = Pick<WholeShop, 'db' | 'clock'>;
type Terms = { readonly limit: number; readonly dueDays: number };

/** Makes the client the owner of a new company with these terms; the limit in 1/10000 of the brand's currency. */
export const makeProWith = async (shop: Shop, email: string, { limit, dueDays }: Terms): Promise<number> => {
  const { db, clock } = shop;
  const { id } = await db
    .insertInto('pro_account')
    .values({
      ...{ brand: 'lt', tier: 'gold', company: 'UAB Prekyba', register_code: '110862', vat_number: null },
      ...{ country_id: 1, credit_limit: limit, due_days: dueDays, since: clock.now, updated_at: clock.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return joinCompany(shop, email, { companyId: id, role: 'owner' });
};

/** Makes the client a person of this company; returns the client's id. */
export const joinCompany = async (
  { db, clock }: Shop,
  email: string,
  { companyId, role }: { readonly companyId: number; readonly role: CompanyRole },
): Promise<number> => {
  const { id } = await db
    .updateTable('client')
    .set({ is_pro: true, tier: role === 'bookkeeper' ? null : 'gold' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('pro_member')
    .values({ client_id: id, company_id: companyId, role, since: clock.now })
    .execute();
  return id;
};

export const companyOf = async ({ db }: Pick<Shop, 'db'>, clientId: number): Promise<number> =>
  (
    await db
      .selectFrom('pro_member')
      .select('company_id')
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow()
  ).company_id;

/** The misc invoice by which a company pays for this order. */
export const claimOf = ({ db }: Shop, orderId: number) =>
  db
    .selectFrom('misc_invoice')
    .innerJoin('payment', 'payment.id', 'misc_invoice.claim_of_payment_id')
    .selectAll('misc_invoice')
    .where('payment.quote_id', '=', orderId)
    .executeTakeFirstOrThrow();

/** A client's balance in 1/10000 of its currency; 0 before its first entry. */
export const balanceOf = async ({ db }: Shop, clientId: number): Promise<number> => {
  const account = await db
    .selectFrom('client_balance')
    .select('balance')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return account?.balance ?? 0;
};
