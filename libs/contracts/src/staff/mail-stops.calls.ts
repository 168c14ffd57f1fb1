import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type { LiftedStop, MailStopList } from './mail-stops.schemas.ts';
import type { Nothing } from './staff.schemas.ts';

/** Addresses that get no news. */
export const mailStopsCalls = {
  mailStops: post<Nothing, MailStopList>('/api/staff/mail-stops'),
  liftMailStop: post<LiftedStop, Done>('/api/staff/mail-stops/lift'),
};
