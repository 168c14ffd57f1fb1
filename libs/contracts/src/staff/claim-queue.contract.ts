import { Done } from '../contract.ts';
import { claimQueueCalls } from './claim-queue.calls.ts';
import {
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
import { staffContract } from './staff-contract.ts';

/** Claims in the office. */
export const claimQueueContract = {
  claims: staffContract(claimQueueCalls.claims, {
    summary: 'Claims: those that wait for staff, or those of one state',
    right: 'claim.work',
    body: ClaimSearch,
    answer: ClaimQueue,
  }),
  claim: staffContract(claimQueueCalls.claim, {
    summary: 'One claim with its goods, its messages and its history',
    right: 'claim.work',
    body: OneClaim,
    answer: ClaimDetails,
  }),
  claimFile: staffContract(claimQueueCalls.claimFile, {
    summary: 'A photo or document of a claim',
    right: 'claim.work',
    body: OneFile,
    answer: OfficeFile,
  }),
  writeToBuyer: staffContract(claimQueueCalls.writeToBuyer, {
    summary: 'A message to the buyer of a claim, without a decision',
    right: 'claim.work',
    body: ClaimWords,
    answer: Done,
  }),
  decideClaim: staffContract(claimQueueCalls.decideClaim, {
    summary: 'A question or a decision about a claim; the buyer is told',
    right: 'claim.work',
    body: ClaimDecision,
    answer: ClaimMoved,
  }),
  refundClaim: staffContract(claimQueueCalls.refundClaim, {
    summary: 'Accepts a claim by a refund, which is ordered at once',
    right: 'payment.refund',
    body: ClaimRefund,
    answer: ClaimMoved,
  }),
};
