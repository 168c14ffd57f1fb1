import { staffCallsContract, type SentParcels } from '@shop/contracts/staff';
import { findCountryById } from '@shop/domain/countries';
import { orderNumber } from '@shop/domain/order-number';
import { CARRIERS, readParcelNumber } from '@shop/domain/parcel-state';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { staffCallsOf } from '@shop/commerce-staff';
import { findParcelEvents, reportByStaff } from '@shop/commerce-tracking';
import { acting } from './acting.ts';
import type { OfficeDeps } from './office.ports.ts';
import {
  findHandedOver,
  findHandovers,
  findSentParcel,
  findSentParcels,
  type SentRow,
} from './sent-parcels.repository.ts';

const toSummary = ({ id, ...row }: SentRow): SentParcels['parcels'][number] => ({
  ...{ id, carrier: row.carrier, number: row.number, brand: row.brand, state: row.state },
  ...{ order_id: row.quote_id, order_number: orderNumber(row.kind, row.quote_id) },
  at: toStamp(row.at ?? row.created_at),
});

/** A request is packed as one parcel. */
const PIECES = 1;

/** What has left the warehouse: tracking events that staff type in, and the lists of handovers. */
export const sentParcelRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, clock } = deps;

    const detailsOf = async (id: number) => {
      const row = await findSentParcel(db, id);
      if (!row) throw notFound();
      const events = await findParcelEvents(db, id);
      return {
        parcel: {
          ...toSummary(row),
          events: events.map(({ state, place, at }) => ({ state, place, at: toStamp(at) })),
        },
      };
    };

    call(staffCallsContract.sentParcels, async ({ body: { number } }) => ({
      parcels: (await findSentParcels(db, number === '' ? '' : (readParcelNumber(number) ?? number))).map(
        toSummary,
      ),
    }));

    call(staffCallsContract.sentParcel, ({ body }) => detailsOf(body.id));

    call(staffCallsContract.trackParcel, async ({ body, who, staff }) => {
      const { id, state, place, at } = body;
      const row = await findSentParcel(db, id);
      if (!row) throw notFound();
      const subject = { kind: 'order', id: row.quote_id } as const;
      const done = await reportByStaff(await acting(deps, { who, reason: place, subject }), {
        ...{ parcelId: id, state, place: place === '' ? null : place, staff: staff.login },
        at: at === null ? clock() : new Date(at),
      });
      if (!done.ok) throw conflict(`staff.tracking.${done.error}`);
      return detailsOf(id);
    });

    call(staffCallsContract.handovers, async () => ({
      handovers: (await findHandovers(db)).flatMap(({ carrier, day, count }) => {
        const known = CARRIERS.find((one) => one === carrier);
        return known ? [{ carrier: known, day, count: Number(count) }] : [];
      }),
    }));

    call(staffCallsContract.manifest, async ({ body }) => {
      const consignments = (await findHandedOver(db, body)).map((row) => ({
        ...{ number: orderNumber('forward_request', row.id), tracking_number: row.tracking_number ?? '' },
        ...{ country: findCountryById(row.country_id)?.code ?? '', city: row.address.city },
        ...{ weight_g: row.weight_g ?? 0, pieces: PIECES, shipping_method: row.shipping_method },
      }));
      return {
        ...{ ...body, consignments },
        weight_g: consignments.reduce((sum, one) => sum + one.weight_g, 0),
        pieces: consignments.reduce((sum, one) => sum + one.pieces, 0),
      };
    });
  };
