import type { Database } from '@shop/database';
import { rolesWith, type CompanyRight } from '@shop/domain/company-people';

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
