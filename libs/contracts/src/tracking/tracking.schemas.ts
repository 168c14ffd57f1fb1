import { CARRIERS, PARCEL_STATES } from '@shop/domain/parcel-state';
import * as z from 'zod/mini';
import { answer, Stamp } from '../contract.ts';

export const FollowRequest = z.object({
  /** A parcel's number, or its id among the shop's parcels. */
  parcel: z.string().check(z.regex(/^(?:[A-Z0-9-]{6,35}|[1-9]\d{0,9})$/)),
});
export type FollowRequest = z.infer<typeof FollowRequest>;

/** No personal data and none of the order: anyone with the number may see it. */
export const Parcel = z.object({
  /** Only its end when the parcel was requested by its id. */
  number: z.string(),
  carrier: z.enum(CARRIERS),
  state: z.enum(PARCEL_STATES),
  /** The carrier's events, newest first. */
  events: z.array(z.object({ state: z.enum(PARCEL_STATES), place: z.nullable(z.string()), at: Stamp })),
});
export type Parcel = z.infer<typeof Parcel>;

export const FollowAnswer = answer({ parcel: Parcel });
export type FollowAnswer = z.infer<typeof FollowAnswer>;
