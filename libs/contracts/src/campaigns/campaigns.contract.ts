import { contract, Done } from '../contract.ts';
import { campaignCalls } from './campaigns.calls.ts';
import { Utm } from './campaigns.schemas.ts';

export const campaignsContract = {
  utm: contract(campaignCalls.utm, {
    summary: 'Counts a visit from a campaign; says nothing of the visitor',
    access: 'public',
    body: Utm,
    answer: Done,
  }),
};
