import type { Database } from '@shop/database';
import { mayInCompany, rolesWith, type CompanyRight } from '@shop/domain/company-people';

type Named = {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
};

/** As colleagues see a person; null for an erased one. */
export const personName = ({ first_name: first, last_name: last, email }: Named): string | null =>
  `${first ?? ''} ${last ?? ''}`.trim() || email;

/** The id of the company for which a client may do this; null for a guest, and without the right. */
export const findCompanyOf = async (
  db: Database,
  clientId: number | null | undefined,
  right: CompanyRight,
): Promise<number | null> => {
  if (clientId == null) return null;
  const member = await db
    .selectFrom('pro_member')
    .select('company_id')
    .where('client_id', '=', clientId)
    .where('role', 'in', rolesWith(right))
    .executeTakeFirst();
  return member?.company_id ?? null;
};

type OfCompany = { readonly company_id: number | null; readonly client_id: number | null };

/** Whose order, request or paper a colleague looks at, and what else the colleague may do with it. */
export type ColleaguesOwn = {
  /** Who has ordered; null for an erased client. */
  readonly orderedBy: string | null;
  readonly mayAmend: boolean;
};

/**
 * What a client may see of something that another person of the same company has ordered; null without the right to the
 * company's papers. Nothing is read where there is no company.
 */
export const findColleaguesOwn = async (
  db: Database,
  clientId: number | null | undefined,
  { company_id: companyId, client_id: owner }: OfCompany,
): Promise<ColleaguesOwn | null> => {
  if (clientId == null || companyId === null) return null;
  const row = await db
    .selectFrom('pro_member')
    .leftJoin('client', (join) => join.on('client.id', '=', owner).on('client.erased_at', 'is', null))
    .select(['role', 'client.first_name', 'client.last_name', 'client.email'])
    .where('pro_member.client_id', '=', clientId)
    .where('company_id', '=', companyId)
    .where('role', 'in', rolesWith('papers'))
    .executeTakeFirst();
  return row ? { orderedBy: personName(row), mayAmend: mayInCompany(row.role, 'amend') } : null;
};

/** The same for a request by the id that it shares with its order; null also before it is an order of the company. */
export const findColleaguesRequest = async (
  db: Database,
  clientId: number | null | undefined,
  requestId: number,
): Promise<ColleaguesOwn | null> => {
  if (clientId == null) return null;
  const order = await db
    .selectFrom('quote')
    .select(['client_id', 'company_id'])
    .where('id', '=', requestId)
    .executeTakeFirst();
  return order ? findColleaguesOwn(db, clientId, order) : null;
};
