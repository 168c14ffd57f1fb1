import { proContract } from '@shop/contracts/pro';
import { mayInCompany } from '@shop/domain/company-people';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { getMember, getMemberWho, mustHavePro } from '../pro-client.ts';
import type { ProDeps } from '../pro.ports.ts';
import { acceptInvitation, answerInvitation } from './accept-invitation.ts';
import { changeRoleOf, removePerson } from './change-people.ts';
import { deleteInvitation, findInvitations } from './invitations.repository.ts';
import { invitePerson } from './invite.ts';
import { findPeople } from './members.repository.ts';
import { companyOrderToWire } from './company-order.ts';
import { findOrders } from '../tables.repository.ts';

const MOST_LISTED = 200;
const MINUTE = 60_000;
/** Each sends a mail. */
const INVITING = { visitorLimit: { max: 10, window: 10 * MINUTE } } as const;
const CHANGING = { visitorLimit: { max: 30, window: MINUTE } } as const;
/** Against guessing of codes. */
const ANSWERING = { visitorLimit: { max: 20, window: MINUTE } } as const;

/** The people of a company, and invitations to it. */
export const peopleRoutes =
  ({ db, mail }: Pick<ProDeps, 'db' | 'mail'>): Module =>
  async (app) => {
    app.call(proContract.people, async (context) => {
      const { company_id: companyId, role, client_id: me } = await getMember(db, context);
      const people = await findPeople(db, companyId);
      const invitations = mayInCompany(role, 'people') ? await findInvitations(db, companyId) : [];
      return {
        people: people.map(({ id, first_name, last_name, email, role: of, since }) => ({
          ...{ id, name: `${first_name} ${last_name}`.trim(), email, role: of },
          ...{ since: toStamp(since), is_me: id === me },
        })),
        invitations: invitations.map(({ id, email, role: of, expires_at: until }) => ({
          ...{ id, email, role: of, until: toStamp(until), is_over: until <= context.now },
        })),
      };
    });

    app.call(proContract.companyOrders, async (context) => {
      const { company_id: companyId, client_id: me, role } = await getMemberWho(db, context, 'orders');
      const { timeZone } = context.brand;
      const rows = await findOrders(db, companyId, MOST_LISTED);
      return { orders: rows.map((row) => companyOrderToWire(row, { me, role, timeZone })) };
    });

    app.call(
      proContract.invite,
      async (context) => {
        const by = await getMemberWho(db, context, 'people');
        const { brand, locale, body, now } = context;
        await invitePerson({ db, mail }, { by, brand, locale, body, now });
        return {};
      },
      INVITING,
    );

    app.call(
      proContract.withdrawInvitation,
      async (context) => {
        const { company_id: companyId } = await getMemberWho(db, context, 'people');
        if (!(await deleteInvitation(db, { id: context.body.id, companyId }))) throw notFound();
        return {};
      },
      CHANGING,
    );

    app.call(
      proContract.changeRole,
      async (context) => {
        const by = await getMemberWho(db, context, 'people');
        const { id: clientId, role } = context.body;
        await changeRoleOf(db, { by, clientId, now: context.now }, role);
        return {};
      },
      CHANGING,
    );

    app.call(
      proContract.removePerson,
      async (context) => {
        const by = await getMemberWho(db, context, 'people');
        await removePerson(db, { by, clientId: context.body.id, now: context.now });
        return {};
      },
      CHANGING,
    );

    app.call(
      proContract.leave,
      async (context) => {
        const by = await getMember(db, context);
        await removePerson(db, { by, clientId: by.client_id, now: context.now });
        return {};
      },
      CHANGING,
    );

    app.call(
      proContract.invitation,
      async ({ brand, visitor, body, now }) => {
        mustHavePro(brand);
        return answerInvitation(db, { brand, clientId: visitor.clientId, code: body.code, now });
      },
      ANSWERING,
    );

    app.call(
      proContract.acceptInvitation,
      async ({ brand, visitor, body, now }) => {
        mustHavePro(brand);
        await acceptInvitation(db, { brand, clientId: visitor.clientId, code: body.code, now });
        return {};
      },
      ANSWERING,
    );
  };
