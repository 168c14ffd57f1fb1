import { Done } from '../contract.ts';
import { mailStopsCalls } from './mail-stops.calls.ts';
import { LiftedStop, MailStopList } from './mail-stops.schemas.ts';
import { staffContract } from './staff-contract.ts';
import { Nothing } from './staff.schemas.ts';

/** Addresses that get no news, because mails came back or their owner complained. */
export const mailStopsContract = {
  mailStops: staffContract(mailStopsCalls.mailStops, {
    summary: 'Addresses that get no news, the latest first',
    right: 'mail_stop.lift',
    body: Nothing,
    answer: MailStopList,
  }),
  liftMailStop: staffContract(mailStopsCalls.liftMailStop, {
    summary: 'News may go to an address again; 409 when it is not stopped any more',
    right: 'mail_stop.lift',
    body: LiftedStop,
    answer: Done,
  }),
};
