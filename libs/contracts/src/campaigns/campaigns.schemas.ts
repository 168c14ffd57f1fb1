import * as z from 'zod/mini';
import { optional } from '../fields.ts';

/** The maximum stored length of a parameter. */
export const LONGEST_UTM = 100;

const value = () => z.optional(optional(LONGEST_UTM));

/** The source of a visit, from the parameters of its link. */
export const Utm = z.object({ utm_campaign: value(), utm_medium: value(), utm_source: value() }).check(
  z.refine(({ utm_campaign, utm_medium, utm_source }) => utm_campaign || utm_medium || utm_source, {
    path: ['utm_source'],
    error: 'required',
  }),
);
export type Utm = z.infer<typeof Utm>;
