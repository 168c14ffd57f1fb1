import * as z from 'zod/mini';
import { optional } from '../fields.ts';

/** The longest value that is kept of an address's parameter. */
export const LONGEST_UTM = 100;

const value = () => z.optional(optional(LONGEST_UTM));

/** Where a visit comes from, as the link that led here names it. */
export const Utm = z.object({ utm_campaign: value(), utm_medium: value(), utm_source: value() }).check(
  z.refine(({ utm_campaign, utm_medium, utm_source }) => utm_campaign || utm_medium || utm_source, {
    path: ['utm_source'],
    error: 'required',
  }),
);
export type Utm = z.infer<typeof Utm>;
