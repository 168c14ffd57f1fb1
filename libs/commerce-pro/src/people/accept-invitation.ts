import type { InvitationAnswer } from '@shop/contracts/pro';
import type { Database } from '@shop/database';
import { conflict } from '@shop/commerce-kit/problem';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { findAccount, findClient, lockAccount, type ProAccountRow } from '../pro.repository.ts';
import { deleteInvitation, findInvitation, type InvitationRow } from './invitations.repository.ts';
import { findMember, insertMember } from './members.repository.ts';
import { setStanding } from './standing.ts';

type Asked = {
  readonly brand: Pick<ShopBrand, 'key'>;
  readonly clientId: number;
  readonly code: string;
  readonly now: Date;
};
type Standing =
  | { readonly state: 'open'; readonly invitation: InvitationRow; readonly account: ProAccountRow }
  | { readonly state: Exclude<InvitationAnswer['state'], 'open'> };

/** What a link is to this client. Only the invited address learns of the company. */
const read = async (db: Database, { brand, clientId, code, now }: Asked): Promise<Standing> => {
  const invitation = await findInvitation(db, code, now);
  const account = invitation && (await findAccount(db, invitation.company_id));
  if (account?.brand !== brand.key) return { state: 'unknown' };
  if ((await findClient(db, clientId))?.email !== invitation?.email) return { state: 'other_address' };
  if (await findMember(db, clientId)) return { state: 'has_company' };
  return invitation ? { state: 'open', invitation, account } : { state: 'unknown' };
};

export const answerInvitation = async (db: Database, asked: Asked) => {
  const found = await read(db, asked);
  return found.state === 'open'
    ? { state: found.state, company: found.account.company, role: found.invitation.role }
    : { state: found.state, company: null, role: null };
};

/** @throws 409 with the state of an invitation that this client cannot accept */
export const acceptInvitation = (db: Database, asked: Asked): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const seen = await findInvitation(tx, asked.code, asked.now);
    if (seen) await lockAccount(tx, seen.company_id);
    // Read behind the lock: the invitation may have been accepted or taken back meanwhile.
    const found = await read(tx, asked);
    if (found.state !== 'open') throw conflict(`pro.invitation.${found.state}`);
    const { invitation, account } = found;
    const { clientId, now } = asked;
    const { role } = invitation;
    await deleteInvitation(tx, { id: invitation.id, companyId: account.id });
    const isNew = await insertMember(tx, { client_id: clientId, company_id: account.id, role, since: now });
    if (!isNew) throw conflict('pro.invitation.has_company');
    await setStanding(tx, { clientId, role }, account.tier, now);
  });
