import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type { Utm } from './campaigns.schemas.ts';

export const campaignCalls = {
  utm: post<Utm, Done>('/api/utm'),
};
