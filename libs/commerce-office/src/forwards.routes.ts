import { staffCallsContract } from '@shop/contracts/staff';
import { orderNumber } from '@shop/domain/order-number';
import type { Module } from '@shop/commerce-kit/module';
import {
  findPackagesOf,
  findWaitingForwards,
  handOver,
  measurePacked,
  packRequest,
} from '@shop/commerce-forwarding';
import { staffCallsOf, type StaffContext } from '@shop/commerce-staff';
import { addParcel } from '@shop/commerce-tracking';
import { acting } from './acting.ts';
import type { OfficeDeps } from './office.ports.ts';
import { orRefused } from './take-in.ts';

const MOST_ROWS = 100;

type Forward = Awaited<ReturnType<typeof findWaitingForwards>>[number];

const servicesOf = (request: Forward) => [
  ...(request.wants_photos ? (['photos'] as const) : []),
  ...(request.wants_repack ? (['repack'] as const) : []),
  ...(request.removes_invoices ? (['remove_invoices'] as const) : []),
  ...(request.wants_insurance ? (['insurance'] as const) : []),
];

/** Requests to forward: packed and measured, then paid, then given to a carrier. */
export const forwardRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, clock } = deps;
    const on = ({ who, body: { id } }: StaffContext<{ id: number }>) =>
      acting(deps, { who, reason: '', subject: { kind: 'order', id } });

    const toSummary = async (request: Forward) => ({
      ...{ id: request.id, number: orderNumber('forward_request', request.id), brand: request.brand },
      ...{ state: request.state, shipping_method: request.shipping_method, services: servicesOf(request) },
      parcels: (await findPackagesOf(db, request.id)).map(({ tracking_number, state, shelf }) => ({
        ...{ tracking_number, state, shelf },
      })),
    });

    call(staffCallsContract.forwards, async () => ({
      forwards: await Promise.all((await findWaitingForwards(db, MOST_ROWS)).map(toSummary)),
    }));

    call(staffCallsContract.packForward, async (context) => {
      const { id, weight_g: weightG, sides_mm: sidesMm } = context.body;
      const of = { id, staff: context.staff.login };
      const parcels = await findPackagesOf(db, id);
      // Packed before, when only the measuring was refused.
      if (!parcels.every(({ state }) => state === 'packed'))
        orRefused(await packRequest(await on(context), of));
      const measured = orRefused(await measurePacked(await on(context), of, { weightG, sidesMm }));
      return { state: measured.state };
    });

    call(staffCallsContract.handForwardOver, async (context) => {
      const { id, carrier, tracking_number: number } = context.body;
      const of = { id, staff: context.staff.login };
      const handed = orRefused(
        await handOver(await on(context), of, { carrier, trackingNumber: number.toUpperCase() }),
      );
      await addParcel(db, { quoteId: id, carrier, number: number.toUpperCase(), now: clock() });
      return { state: handed.state };
    });
  };
