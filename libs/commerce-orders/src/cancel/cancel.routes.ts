import { ordersContract } from '@shop/contracts/orders';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { actorOf } from '@shop/commerce-kit/audit-refusals';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import { viewLink } from '../guest-link.ts';
import { cancelOrder, type CancelDeps } from './cancel-order.ts';

export type CancelRouteDeps = CancelDeps & { readonly audit: Pick<AuditLog, 'record'> };

const A_MINUTE = { max: 10, window: 60_000 };

/** Cancels the visitor's own order, or a guest's whose e-mail this session has entered. */
export const cancelRoutes =
  ({ audit, ...deps }: CancelRouteDeps): Module =>
  async (app) => {
    app.call(
      ordersContract.cancel,
      async ({ body, brand, ip, visitor, now }) => {
        const view = await viewLink(deps.settling.db, { brand: brand.key, visitor, slug: body.slug, now });
        if (view?.kind !== 'own' && view?.kind !== 'opened') throw notFound();
        const { id } = view.order;
        const done = await cancelOrder(deps, id, body.reason);
        audit.record({
          event: 'order.cancelled',
          outcome: done.ok ? 'done' : 'refused',
          actor: actorOf(visitor),
          subject: { kind: 'order', id },
          place: { brand: brand.key, ip },
          details: { reason: body.reason },
        });
        if (!done.ok) throw conflict('order_not_cancellable');
        return {};
      },
      { visitorLimit: A_MINUTE },
    );
  };
