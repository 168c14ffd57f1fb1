import type { Database } from '@shop/database';
import { readParcelNumber, type CarrierKey } from '@shop/domain/parcel-state';
import { err, ok, type Result } from '@shop/domain/result';
import { applyEvents, type TrackingDeps } from './apply-events.ts';
import { readCarrierDocument } from './carrier-document.ts';
import { MAPPINGS } from './mappings/mappings.ts';
import { findParcelOfCarrier, insertParcel } from './parcels.repository.ts';

type AddedParcel = {
  readonly quoteId: number;
  readonly carrier: CarrierKey;
  readonly number: string;
  readonly now: Date;
};

/** Records the parcel of an order's goods. */
export const addParcel = async (
  db: Database,
  parcel: AddedParcel,
): Promise<Result<number, 'no_number' | 'number_taken'>> => {
  const number = readParcelNumber(parcel.number);
  if (number === null) return err('no_number');
  const added = await db.transaction().execute((tx) => insertParcel(tx, { ...parcel, number }));
  return added ? ok(added.id) : err('number_taken');
};

export type ReportRefusal = 'no_mapping' | 'no_number' | 'unknown_parcel';

/** Imports a document of a carrier's API; returns how many of its events were new. */
export const reportDocument = async (
  deps: TrackingDeps,
  carrier: CarrierKey,
  document: unknown,
): Promise<Result<number, ReportRefusal>> => {
  const mapping = MAPPINGS[carrier];
  if (!mapping) return err('no_mapping');
  const read = readCarrierDocument(mapping, document);
  if (!read.ok) return read;
  const number = readParcelNumber(read.value.number) ?? '';
  const parcel = await findParcelOfCarrier(deps.db, carrier, number);
  if (!parcel) return err('unknown_parcel');
  return ok(await applyEvents(deps, parcel, read.value.events));
};
