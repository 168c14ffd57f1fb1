import type { Database, Transaction } from '@shop/database';
import { mayInCompany, type CompanyRole } from '@shop/domain/company-people';
import { conflict, forbidden, notFound } from '@shop/commerce-kit/problem';
import { lockAccount, type ProAccountRow } from '../pro.repository.ts';
import { changeRole, findMember, findPeople, type MemberRow } from './members.repository.ts';
import { endMembership, setStanding } from './standing.ts';

export type Act = { readonly by: MemberRow; readonly clientId: number; readonly now: Date };

type Changing = { readonly tx: Transaction; readonly account: ProAccountRow; readonly target: MemberRow };

const assertNotLastOwner = async ({ tx, target }: Changing): Promise<void> => {
  if (target.role !== 'owner') return;
  const owners = (await findPeople(tx, target.company_id)).filter(({ role }) => role === 'owner');
  if (owners.length < 2) throw conflict('pro.last_owner');
};

/**
 * All changes of a company's people run one after the other, and each reads anew who may make it: of two owners who
 * remove each other at once, the second one has lost the right.
 */
const changing = (
  db: Database,
  { by, clientId }: Pick<Act, 'by' | 'clientId'>,
  work: (change: Changing) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, by.company_id);
    const actor = await findMember(tx, by.client_id);
    const isSelf = by.client_id === clientId;
    const mayAct =
      actor?.company_id === account?.id && actor && (isSelf || mayInCompany(actor.role, 'people'));
    if (!account || !mayAct) throw forbidden();
    const target = await findMember(tx, clientId);
    if (target?.company_id !== account.id) throw notFound();
    await work({ tx, account, target });
  });

/** @throws 409 for the only owner, 404 for a client who is not of the company */
export const changeRoleOf = (db: Database, act: Act, role: CompanyRole): Promise<void> =>
  changing(db, act, async (change) => {
    const { tx, account } = change;
    if (role !== 'owner') await assertNotLastOwner(change);
    await changeRole(tx, act.clientId, role);
    await setStanding(tx, { clientId: act.clientId, role }, account.tier, act.now);
  });

/** Removes a person, or lets one leave. @throws 409 for the only owner, 404 for a client who is not of the company */
export const removePerson = (db: Database, act: Act): Promise<void> =>
  changing(db, act, async (change) => {
    await assertNotLastOwner(change);
    await endMembership(change.tx, act.clientId, act.now);
  });
