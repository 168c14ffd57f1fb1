import { ordersContract } from '@shop/contracts/orders';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { actorOf } from '@shop/commerce-kit/audit-refusals';
import type { Limit } from '@shop/commerce-kit/attempt-rule';
import { attemptKey, type AttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, tooManyRequests } from '@shop/commerce-kit/problem';
import { getOrderToChange } from '../own-order.ts';
import { pickupPointName } from '../written-address.ts';
import { findPointsFor } from './address-changes.repository.ts';
import { changeAddress, type ChangeAddressDeps } from './change-address.ts';

type ChangeAddressRouteDeps = ChangeAddressDeps & {
  readonly audit: Pick<AuditLog, 'record'>;
  readonly attempts: AttemptsRepository;
};

const HOUR = 3_600_000;
/** Of one order: each change is mailed. */
const A_DAY: Limit = { max: 5, windowMs: 24 * HOUR, firstWaitMs: HOUR, longestWaitMs: 24 * HOUR };

/** The destination of an order, for those who may change it. */
export const changeAddressRoutes =
  ({ audit, attempts, ...deps }: ChangeAddressRouteDeps): Module =>
  async (app) => {
    app.call(ordersContract.destination, async ({ body, brand, visitor, now }) => {
      const order = await getOrderToChange(deps.db, { brand, visitor, now }, body.slug);
      const { pickup_point: current } = order.delivery_choice;
      const points = await findPointsFor(deps.db, order);
      const chosen = points.find((point) => pickupPointName(point) === current);
      return {
        destination: current === null ? ('home' as const) : ('pickup' as const),
        parcel_shop: chosen?.parcelshop_id ?? null,
        pickup_points: points,
      };
    });

    app.call(ordersContract.changeAddress, async ({ body, brand, ip, visitor, now }) => {
      const order = await getOrderToChange(deps.db, { brand, visitor, now }, body.slug);
      const waitMs = await attempts.take(attemptKey('order-address', brand.key, order.slug), A_DAY, now);
      if (waitMs > 0) throw tooManyRequests(waitMs);
      const done = await changeAddress(deps, order.id, body, now);
      audit.record({
        event: 'order.address_changed',
        outcome: done.ok ? 'done' : 'refused',
        actor: actorOf(visitor),
        subject: { kind: 'order', id: order.id },
        place: { brand: brand.key, ip },
      });
      if (!done.ok) throw conflict('order_packed');
      return {};
    });
  };
