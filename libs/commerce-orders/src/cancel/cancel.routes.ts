import { ordersContract } from '@shop/contracts/orders';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { actorOf } from '@shop/commerce-kit/audit-refusals';
import type { Module } from '@shop/commerce-kit/module';
import { conflict } from '@shop/commerce-kit/problem';
import { getOrderToChange } from '../own-order.ts';
import { cancelOrder, type CancelDeps } from './cancel-order.ts';

export type CancelRouteDeps = CancelDeps & { readonly audit: Pick<AuditLog, 'record'> };

const A_MINUTE = { max: 10, window: 60_000 };

/** Cancels the visitor's own order, a guest's whose e-mail this session has entered, or a colleague's for the company. */
export const cancelRoutes =
  ({ audit, ...deps }: CancelRouteDeps): Module =>
  async (app) => {
    app.call(
      ordersContract.cancel,
      async ({ body, brand, ip, visitor, now }) => {
        const { id } = await getOrderToChange(deps.settling.db, { brand, visitor, now }, body.slug);
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
