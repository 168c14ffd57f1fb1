import { staffCallsContract } from '@shop/contracts/staff';
import { getCurrencyCode } from '@shop/domain/currencies';
import { orderNumber } from '@shop/domain/order-number';
import { toWire } from '@shop/domain/wire-amount';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { staffCallsOf } from '@shop/commerce-staff';
import { findAnything, findOrderRow, type FoundOrder } from './find-anything.ts';
import type { OfficeDeps } from './office.ports.ts';
import { findOrderParts } from './order-parts.repository.ts';

const toFound = (order: FoundOrder) => ({
  ...{ id: order.id, number: orderNumber(order.kind, order.id), brand: order.brand, kind: order.kind },
  ...{ state: order.state, email: order.email, total: toWire(order.total) },
  ...{ currency: getCurrencyCode(order.currency_id), created_at: toStamp(order.created_at) },
});

/** Orders and clients by any number or e-mail. */
export const searchRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db } = deps;

    call(staffCallsContract.search, async ({ body }) => {
      const { orders, clients, parcels } = await findAnything(db, body.text);
      return {
        orders: orders.map(toFound),
        clients: clients.map(({ first_name, last_name, suite_number: suite, ...client }) => ({
          ...client,
          ...{ name: `${first_name} ${last_name}`.trim(), suite },
        })),
        parcels,
      };
    });

    call(staffCallsContract.order, async ({ body }) => {
      const order = await findOrderRow(db, body.id);
      if (!order) throw notFound();
      const { payments, ...parts } = await findOrderParts(db, body.id);
      return {
        order: {
          ...{ ...toFound(order), client_id: order.client_id, ...parts },
          payments: payments.map(({ methodId, ...payment }) => ({
            ...payment,
            provider: deps.providerOf(methodId) ?? null,
          })),
        },
      };
    });
  };
