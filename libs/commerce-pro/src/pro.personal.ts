import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import type { Database } from '@shop/database';
import { findCountryById } from '@shop/domain/countries';
import { findMember, findPeople } from './people/members.repository.ts';
import { endMembership } from './people/standing.ts';
import { lockAccount } from './pro.repository.ts';

/** Open invitations to the address of a client. */
const findInvitationsOf = (db: Database, clientId: number) =>
  db
    .selectFrom('pro_invitation')
    .innerJoin('pro_account', 'pro_account.id', 'pro_invitation.company_id')
    .innerJoin('client', (join) =>
      join.onRef('client.email', '=', 'pro_invitation.email').onRef('client.brand', '=', 'pro_account.brand'),
    )
    .select(['pro_invitation.id', 'company', 'pro_invitation.created_at'])
    .where('client.id', '=', clientId)
    .execute();

/** Companies that a person named or is of, and the terms that the person accepted. Invoices keep what they need themselves. */
export const proPersonal: PersonalPart = {
  topic: 'pro',
  read: async (db, { clientId }) => {
    const asked = await db
      .selectFrom('pro_application')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('id')
      .execute();
    const accepted = await db
      .selectFrom('delivery_terms_acceptance')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('version')
      .execute();
    const member = await db
      .selectFrom('pro_member')
      .innerJoin('pro_account', 'pro_account.id', 'pro_member.company_id')
      .select(['company', 'role', 'pro_member.since'])
      .where('client_id', '=', clientId)
      .execute();
    const invited = await findInvitationsOf(db, clientId);
    return [
      ...asked.map((row) => ({
        ...{ name: row.company, number: row.register_code, reference: row.vat_number, state: row.state },
        country: findCountryById(row.country_id)?.code,
        text: [row.note, row.reason].filter(Boolean).join('\n') || null,
        created: row.created_at,
      })),
      ...accepted.map((row) => ({
        ...{ kind: 'delivery_terms', number: String(row.version), name: row.name, created: row.accepted_at },
      })),
      ...member.map((row) => ({ kind: `company_${row.role}`, name: row.company, created: row.since })),
      ...invited.map((row) => ({ kind: 'company_invitation', name: row.company, created: row.created_at })),
    ];
  },
  obstacles: async (db, { clientId }) => {
    const own = await findMember(db, clientId);
    if (own?.role !== 'owner') return [];
    const people = await findPeople(db, own.company_id);
    const isLastOwner = people.filter(({ role }) => role === 'owner').length === 1;
    return isLastOwner && people.length > 1 ? ['company_owner'] : [];
  },
  erase: async (tx, { clientId }, now) => {
    for (const table of ['pro_application', 'delivery_terms_acceptance'] as const)
      await tx.deleteFrom(table).where('client_id', '=', clientId).execute();
    const invited = (await findInvitationsOf(tx, clientId)).map(({ id }) => id);
    await tx
      .deleteFrom('pro_invitation')
      .where((eb) =>
        eb.or([eb('invited_by', '=', clientId), ...(invited.length ? [eb('id', 'in', invited)] : [])]),
      )
      .execute();
    const own = await findMember(tx, clientId);
    if (!own) return;
    await lockAccount(tx, own.company_id);
    await endMembership(tx, clientId, now);
    const left = await findPeople(tx, own.company_id);
    if (left.length === 0) await tx.deleteFrom('pro_account').where('id', '=', own.company_id).execute();
    else if (!left.some(({ role }) => role === 'owner'))
      // Another owner left between the question for obstacles and this lock.
      throw new Error(`company ${own.company_id} would be without an owner`);
  },
};
