import * as z from 'zod/mini';
import { answer, Stamp } from '../contract.ts';
import { filled } from '../fields.ts';
import { Reason } from './staff.schemas.ts';

export const MailStop = z.object({
  email: z.string(),
  reason: z.enum(['bounce', 'soft_bounces', 'complaint']),
  /** As a mail server gave it, `5.1.1`, or by whom it was entered. */
  status: z.string(),
  since: Stamp,
});

/** `more`: older ones are left out. */
export const MailStopList = answer({ stops: z.array(MailStop), more: z.boolean() });
export type MailStopList = z.infer<typeof MailStopList>;

/** The address as the list has it. */
export const LiftedStop = z.object({ email: filled(320), reason: Reason });
export type LiftedStop = z.infer<typeof LiftedStop>;
