import type { InvitePerson } from '@shop/contracts/pro';
import { INVITATION_DAYS, mayInCompany, MOST_PEOPLE } from '@shop/domain/company-people';
import { conflict, forbidden, invalid } from '@shop/commerce-kit/problem';
import { localeOf, type Locale, type ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { ProDeps } from '../pro.ports.ts';
import { lockAccount } from '../pro.repository.ts';
import { invitationMail } from './invitation-mail.ts';
import { findClientByEmail, findInvitations, writeInvitation } from './invitations.repository.ts';
import { findMember, findPeople, type MemberRow } from './members.repository.ts';

const DAY_MS = 86_400_000;

type Asked = {
  readonly by: MemberRow;
  readonly brand: ShopBrand;
  readonly locale: Locale;
  readonly body: InvitePerson;
  readonly now: Date;
};

/**
 * Mails an invitation, to a client in the client's language. Whether the address has an account, or is of another company,
 * changes nothing that the inviter sees.
 */
export const invitePerson = (
  { db, mail }: Pick<ProDeps, 'db' | 'mail'>,
  { by, brand, locale, body: { email, role }, now }: Asked,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, by.company_id);
    const actor = await findMember(tx, by.client_id);
    if (!account || actor?.company_id !== account.id || !mayInCompany(actor.role, 'people'))
      throw forbidden();
    const people = await findPeople(tx, account.id);
    if (people.some((person) => person.email === email)) throw invalid({ email: ['pro.member_already'] });
    const others = (await findInvitations(tx, account.id)).filter((invitation) => invitation.email !== email);
    if (people.length + others.length >= MOST_PEOPLE) throw conflict('pro.too_many_people');
    const code = await writeInvitation(tx, {
      ...{ company_id: account.id, email, role, invited_by: by.client_id },
      ...{ created_at: now, expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS) },
    });
    const known = await findClientByEmail(tx, brand.key, email);
    const language = (known && localeOf(known.language_id)) ?? locale;
    await mail.enqueue(
      tx,
      invitationMail({
        brand,
        language,
        email,
        code,
        company: account.company,
        name: known?.first_name ?? '',
      }),
    );
  });
