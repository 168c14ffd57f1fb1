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

/** Keys of photos that were kept before; each is taken once. */
const MOST_PHOTOS = 5;
const Photos = z
  .array(z.string().check(z.regex(/^[\w-]{22}$/)))
  .check(z.maxLength(MOST_PHOTOS, 'too_many_files'));

/** A parcel at the door: its label, its weight and its size. */
export const Intake = z.object({
  tracking_number: Tracking,
  suite: optional(20),
  ...measures,
  photos: z.optional(Photos),
});
export type Intake = z.infer<typeof Intake>;

export const OfficeParcel = z.object({
  id: z.int(),
  brand: z.string(),
  tracking_number: z.string(),
  state: z.string(),
  /** Null for an unidentified one. */
  suite: z.nullable(z.string()),
  weight_g: z.nullable(z.int()),
  sides_mm: z.nullable(z.array(z.int())),
  /** The positions of its photos. */
  photos: z.array(z.int()),
  shelf: z.nullable(z.string()),
  contents: z.string(),
  updated_at: Stamp,
});
export type OfficeParcel = z.infer<typeof OfficeParcel>;

export const OfficeParcelAnswer = answer({ parcel: OfficeParcel });
export type OfficeParcelAnswer = z.infer<typeof OfficeParcelAnswer>;

export const OneParcel = z.object({ id: Id });
export type OneParcel = z.infer<typeof OneParcel>;

export const OfficeParcelDetails = answer({
  parcel: z.object({
    ...OfficeParcel.shape,
    shop: z.string(),
    hold_reason: z.nullable(z.string()),
    events: z.array(z.object({ state: z.string(), actor: z.string(), note: z.string(), at: Stamp })),
  }),
});
export type OfficeParcelDetails = z.infer<typeof OfficeParcelDetails>;

const LONGEST_BASE64 = 14 * 1024 * 1024;

/** The bytes of a picture, in base64. */
export const PhotoBytes = z.object({
  bytes: z
    .string()
    .check(z.maxLength(LONGEST_BASE64, 'file_too_large'), z.regex(/^[\w+/]+={0,2}$/, 'file_type')),
});
export type PhotoBytes = z.infer<typeof PhotoBytes>;

export const KeptPhoto = answer({ key: z.string() });
export type KeptPhoto = z.infer<typeof KeptPhoto>;

export const ParcelPhotos = z.object({ id: Id, photos: Photos });
export type ParcelPhotos = z.infer<typeof ParcelPhotos>;

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
