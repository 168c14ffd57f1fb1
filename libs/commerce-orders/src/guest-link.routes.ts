import { ordersContract } from '@shop/contracts/orders';
import type { Database } from '@shop/database';
import { orderIdIn } from '@shop/domain/order-list';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { actorOf } from '@shop/commerce-kit/audit-refusals';
import { evenly } from '@shop/commerce-kit/evenly';
import type { Module } from '@shop/commerce-kit/module';
import { invalid } from '@shop/commerce-kit/problem';
import { setSession } from '@shop/commerce-kit/session-headers';
import type { MailPort } from '@shop/commerce-mail';
import type { Sessions } from '@shop/commerce-accounts/sessions';
import { isExpired } from './guest-link.ts';
import type { GuestLinkLimits } from './guest-link.limits.ts';
import { findGuestOrder, findLinkedOrder, rememberOpening } from './guest-link.repository.ts';
import { mailNewLink } from './mail-new-link.ts';
import type { OrderRow } from './orders.repository.ts';

export type GuestLinkDeps = {
  db: Database;
  mail: MailPort;
  audit: AuditLog;
  sessions: Pick<Sessions, 'begin'>;
  limits: GuestLinkLimits;
};

/** Wrong e-mail, unknown order, a client's order: the same answer. */
const wrongEmail = () => invalid({ email: ['order_email_wrong'] }, 'order_email_wrong');

const aboutOrder = (order: OrderRow | undefined) =>
  order && { subject: { kind: 'order', id: order.id } as const };

/** Finds a guest's order by a link that is still valid, when the e-mail is the order's. */
const findByEmail = async (db: Database, brand: string, slug: string, email: string, now: Date) => {
  const linked = await findLinkedOrder(db, brand, slug);
  const isGuests = linked !== null && linked.order.client_id === null;
  const order = isGuests ? linked.order : undefined;
  const isRight = isGuests && !isExpired(linked, now) && linked.order.email.toLowerCase() === email;
  return { order, isRight };
};

/** Shows a guest's order in full after its e-mail was entered, and sends its link again. */
export const guestLinkRoutes =
  ({ db, mail, audit, sessions, limits }: GuestLinkDeps): Module =>
  async (app) => {
    app.call(ordersContract.open, async ({ body, brand, ip, now, reply, visitor }) => {
      const place = { brand: brand.key, ip };
      const attempt = await limits.open({ ...place, now }, body.slug);
      return evenly(async () => {
        const { order, isRight } = await findByEmail(db, brand.key, body.slug, body.email, now);
        const entry = { actor: actorOf(visitor), place, ...aboutOrder(order) };
        if (!order || !isRight) {
          audit.record({ event: 'order_link.refused', outcome: 'refused', ...entry });
          throw wrongEmail();
        }
        const opened = visitor ? null : await sessions.begin(db, { brand: brand.key, now });
        const { sessionId } = visitor ?? opened!.visitor;
        await rememberOpening(db, sessionId, order.id, now);
        await attempt.succeeded();
        audit.record({ event: 'order_link.opened', outcome: 'done', ...entry });
        if (opened) setSession(reply, opened.token, opened.maxAgeSeconds);
        return {};
      });
    });

    app.call(ordersContract.newLink, async ({ body, brand, ip, locale, now, visitor }) => {
      const place = { brand: brand.key, ip };
      // 0 is no order’s id.
      const id = orderIdIn(body.number) ?? 0;
      await limits.ask({ ...place, now }, String(id));
      return evenly(async () => {
        const mayMail = await limits.mayMail({ brand: brand.key, now }, body.email);
        const order = await findGuestOrder(db, brand.key, id, body.email);
        const isSent = order !== undefined && mayMail;
        if (isSent) await mailNewLink({ db, mail }, order, brand, locale, now);
        audit.record({
          event: 'order_link.asked',
          outcome: isSent ? 'done' : 'refused',
          actor: actorOf(visitor),
          place,
          ...aboutOrder(order),
        });
        return {};
      });
    });
  };
