import { readFile } from 'node:fs/promises';
import type { Database } from '@shop/database';
import { orderIdIn } from '@shop/domain/order-list';
import { CARRIERS, type CarrierKey } from '@shop/domain/parcel-state';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import { findOrderIdByNumber } from '@shop/commerce-orders';
import { appendAct } from '@shop/commerce-staff';
import { addParcel, reportDocument, type ReportRefusal } from '@shop/commerce-tracking';
import { bad, good, type DeskAnswer } from './desk-answer.ts';

export type ParcelDeskDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly mail: MailPort;
  readonly brands: Brands;
};

const carrierNamed = (said: string | undefined): CarrierKey | undefined =>
  CARRIERS.find((known) => known === said);

const ADD_REFUSALS = {
  no_number: 'A parcel’s number has 6 to 35 letters and figures.',
  number_taken: 'The carrier has a parcel with this number already.',
} as const;

/** `parcel QU100184 harbour NP000184`; null for an unknown command. */
export const parcelCommand = async (
  { db, clock }: ParcelDeskDeps,
  staff: string,
  [order = '', carrierName, number = '', ...rest]: readonly string[],
): Promise<DeskAnswer | null> => {
  const carrier = carrierNamed(carrierName);
  const asked = orderIdIn(order);
  if (!carrier || asked === null || rest.length > 0) return null;
  const quoteId = await findOrderIdByNumber(db, asked);
  if (quoteId === null) return bad(`There is no order with the number ${asked}.`);
  const added = await addParcel(db, { quoteId, carrier, number, now: clock() });
  if (added.ok) {
    await db.transaction().execute((tx) =>
      appendAct(tx, {
        at: clock(),
        who: `desk:${staff}`,
        act: 'parcel.added',
        subject: { kind: 'order', id: quoteId },
        before: null,
        after: { parcel: added.value, carrier, number },
        reason: `npm run orders -- parcel ${order} ${carrierName} ${number}`,
      }),
    );
  }
  return added.ok ? good(`Parcel ${added.value}: /tracking/${number}`) : bad(ADD_REFUSALS[added.error]);
};

const REPORT_REFUSALS: Readonly<Record<ReportRefusal, string>> = {
  no_mapping: 'This carrier needs no document: it is asked by the running shop.',
  no_number: 'The document names no parcel.',
  unknown_parcel: 'No order has this parcel.',
};

const readDocument = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** `report dhl answer.json`: an answer of the carrier's API. */
export const reportCommand = async (
  deps: ParcelDeskDeps,
  staff: string,
  [carrierName, file, ...rest]: readonly string[],
): Promise<DeskAnswer | null> => {
  const carrier = carrierNamed(carrierName);
  if (!carrier || file === undefined || rest.length > 0) return null;
  const document = await readDocument(file);
  if (document === undefined) return bad(`${file} is no JSON that can be read.`);
  const reported = await reportDocument(deps, carrier, document);
  if (reported.ok) {
    await deps.db.transaction().execute((tx) =>
      appendAct(tx, {
        at: deps.clock(),
        who: `desk:${staff}`,
        act: 'parcel.reported',
        subject: { kind: 'carrier', id: carrier },
        before: null,
        after: { events: reported.value },
        reason: `npm run orders -- report ${carrierName} ${file}`,
      }),
    );
  }
  return reported.ok ? good(`New events: ${reported.value}.`) : bad(REPORT_REFUSALS[reported.error]);
};
