import { officeCalls } from '@shop/contracts/staff-calls';
import type { ActAsked } from '../form/acting.ts';

/** Of a form whose row is the address. */
export const liftStop = ({ api, field }: ActAsked) =>
  api.send(officeCalls.liftMailStop, { email: field('id'), reason: field('reason') });
