import { CARRIERS, PARCEL_STATES } from '@shop/domain/parcel-state';
import * as z from 'zod/mini';
import { answer, Id, Stamp } from '../contract.ts';
import { optional } from '../fields.ts';

const State = z.enum(PARCEL_STATES);

/** Empty: parcels on their way, the one without news for the longest time first. */
export const SentSearch = z.object({ number: optional(40) });
export type SentSearch = z.infer<typeof SentSearch>;

export const SentParcel = z.object({
  id: z.int(),
  carrier: z.enum(CARRIERS),
  number: z.string(),
  order_id: z.int(),
  order_number: z.string(),
  brand: z.string(),
  /** Of its newest event; null before the first. */
  state: z.nullable(State),
  at: Stamp,
});

export const SentParcels = answer({ parcels: z.array(SentParcel) });
export type SentParcels = z.infer<typeof SentParcels>;

export const OneSentParcel = z.object({ id: Id });
export type OneSentParcel = z.infer<typeof OneSentParcel>;

export const SentParcelDetails = answer({
  parcel: z.object({
    ...SentParcel.shape,
    events: z.array(z.object({ state: State, place: z.nullable(z.string()), at: Stamp })),
  }),
});
export type SentParcelDetails = z.infer<typeof SentParcelDetails>;

/** `at` is null for now. */
export const TrackingEvent = z.object({
  id: Id,
  state: State,
  place: optional(120),
  at: z.nullable(z.iso.datetime({ offset: true, error: 'moment' }).check(z.maxLength(40, 'too_long'))),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;

const Day = z.iso.date('day');

/** What one carrier took on one day. */
export const Handover = z.object({ carrier: z.enum(CARRIERS), day: Day });
export type Handover = z.infer<typeof Handover>;

export const Handovers = answer({ handovers: z.array(z.object({ ...Handover.shape, count: z.int() })) });
export type Handovers = z.infer<typeof Handovers>;

export const Manifest = answer({
  ...Handover.shape,
  consignments: z.array(
    z.object({
      number: z.string(),
      tracking_number: z.string(),
      /** Two letters of the country. */
      country: z.string(),
      city: z.string(),
      weight_g: z.int(),
      /** A request is packed as one piece. */
      pieces: z.int(),
      shipping_method: z.enum(['air', 'sea']),
    }),
  ),
  weight_g: z.int(),
  pieces: z.int(),
});
export type Manifest = z.infer<typeof Manifest>;
