import { contract } from '../contract.ts';
import { trackingCalls } from './tracking.calls.ts';
import { FollowAnswer, FollowRequest } from './tracking.schemas.ts';

export const trackingContract = {
  follow: contract(trackingCalls.follow, {
    summary: 'Where a parcel is, for everybody who knows its number',
    access: 'public',
    body: FollowRequest,
    answer: FollowAnswer,
  }),
};
