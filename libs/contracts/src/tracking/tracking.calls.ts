import { post } from '../call.ts';
import type { FollowAnswer, FollowRequest } from './tracking.schemas.ts';

export const trackingCalls = {
  follow: post<FollowRequest, FollowAnswer>('/api/tracking/follow'),
};
