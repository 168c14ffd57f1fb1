import type { CarrierKey, ParcelState } from '@shop/domain/parcel-state';

/** Something that a carrier reports of a parcel. */
export type CarrierEvent = { readonly state: ParcelState; readonly place: string | null; readonly at: Date };

export type CarriedParcel = { readonly number: string; readonly createdAt: Date };

/** Returns the events of a parcel. The answer may repeat, miss and reorder events. */
export type Carrier = {
  readonly key: CarrierKey;
  readonly ask: (parcel: CarriedParcel, now: Date) => Promise<readonly CarrierEvent[]>;
};
