import { post, postOnce } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  ClaimDecision,
  ClaimDetails,
  ClaimMoved,
  ClaimQueue,
  ClaimRefund,
  ClaimSearch,
  ClaimWords,
  OfficeFile,
  OneClaim,
  OneFile,
} from './claim-queue.schemas.ts';

/** Claims in the office. */
export const claimQueueCalls = {
  claims: post<ClaimSearch, ClaimQueue>('/api/staff/claims'),
  claim: post<OneClaim, ClaimDetails>('/api/staff/claims/one'),
  claimFile: post<OneFile, OfficeFile>('/api/staff/claims/file'),
  writeToBuyer: postOnce<ClaimWords, Done>('/api/staff/claims/write'),
  decideClaim: post<ClaimDecision, ClaimMoved>('/api/staff/claims/decide'),
  refundClaim: post<ClaimRefund, ClaimMoved>('/api/staff/claims/refund'),
};
