import { CARRIERS } from '@shop/domain/parcel-state';
import * as z from 'zod/mini';
import { answer, Id, Stamp } from '../contract.ts';
import { filled, optional } from '../fields.ts';

const LONGEST_MM = 3_000;
const HEAVIEST_G = 100_000;
const Side = z.int().check(z.minimum(1), z.maximum(LONGEST_MM));
const Grams = z.int().check(z.minimum(1), z.maximum(HEAVIEST_G));

/** In capitals, without spaces. */
const Tracking = z.string('required').check(z.regex(/^[A-Z0-9-]{6,40}$/, 'tracking'));
const measures = { weight_g: Grams, sides_mm: z.tuple([Side, Side, Side]) };

/** A parcel at the door: its label, its weight and its size. */
export const Intake = z.object({ tracking_number: Tracking, suite: optional(20), ...measures });
export type Intake = z.infer<typeof Intake>;

export const OfficeParcel = z.object({
  id: z.int(),
  brand: z.string(),
  tracking_number: z.string(),
  state: z.string(),
  /** Null for an unidentified one. */
  suite: z.nullable(z.string()),
  weight_g: z.nullable(z.int()),
  shelf: z.nullable(z.string()),
  contents: z.string(),
  updated_at: Stamp,
});
export type OfficeParcel = z.infer<typeof OfficeParcel>;

export const OfficeParcelAnswer = answer({ parcel: OfficeParcel });
export type OfficeParcelAnswer = z.infer<typeof OfficeParcelAnswer>;

/** `taken_in`: the newest parcels that were taken in, of all staff. */
export const ParcelQueue = answer({ waiting: z.array(OfficeParcel), taken_in: z.array(OfficeParcel) });
export type ParcelQueue = z.infer<typeof ParcelQueue>;

/** The next act on a parcel of the queue; `value` is the suite, the shelf or the reason. */
export const ParcelAct = z.object({
  id: Id,
  act: z.enum(['identify', 'store', 'hold', 'send_back', 'dispose', 'abandon']),
  value: optional(300),
});
export type ParcelAct = z.infer<typeof ParcelAct>;

export const ParcelCheck = z.object({ id: Id, ...measures });
export type ParcelCheck = z.infer<typeof ParcelCheck>;

export const ForwardSummary = z.object({
  id: z.int(),
  number: z.string(),
  brand: z.string(),
  state: z.string(),
  shipping_method: z.string(),
  services: z.array(z.enum(['photos', 'repack', 'remove_invoices', 'insurance'])),
  parcels: z.array(
    z.object({ tracking_number: z.string(), state: z.string(), shelf: z.nullable(z.string()) }),
  ),
});

export const ForwardQueue = answer({ forwards: z.array(ForwardSummary) });
export type ForwardQueue = z.infer<typeof ForwardQueue>;

export const ForwardPack = z.object({ id: Id, ...measures });
export type ForwardPack = z.infer<typeof ForwardPack>;

export const ForwardHandOver = z.object({
  id: Id,
  carrier: z.enum(CARRIERS),
  tracking_number: filled(40),
});
export type ForwardHandOver = z.infer<typeof ForwardHandOver>;

export const ForwardAnswer = answer({ state: z.string() });
export type ForwardAnswer = z.infer<typeof ForwardAnswer>;
