import type { Transaction } from '@shop/database';
import { mayInCompany, type CompanyRole } from '@shop/domain/company-people';
import { endPro, setProTier } from '@shop/commerce-accounts';
import { deleteMember } from './members.repository.ts';

type Person = { readonly clientId: number; readonly role: CompanyRole };

/** A person who orders for a company has the company's tier; the others are pro without one. */
export const setStanding = (
  tx: Transaction,
  { clientId, role }: Person,
  tier: string | null,
  now: Date,
): Promise<void> => setProTier(tx, clientId, mayInCompany(role, 'order') ? tier : null, now);

/** From now on the client has no right of the company. */
export const endMembership = async (tx: Transaction, clientId: number, now: Date): Promise<void> => {
  await deleteMember(tx, clientId);
  await endPro(tx, clientId, now);
};
