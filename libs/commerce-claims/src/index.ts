export { answerClaim, decideClaim, type ClaimDeskDeps, type DecisionRefusal } from './decide-claim.ts';
export { kindInClaim } from './kind-in-claim.ts';
export { claimsPersonal } from './claims.personal.ts';
export { claimsRetention } from './claims.retention.ts';
export { claimsRoutes } from './claims.routes.ts';
export {
  findClaimById,
  findClaimByNumber,
  findClaimedLines,
  findClaimsIn,
  findEvents,
  findFile,
  findFiles,
  findMessages,
  type ClaimRow,
  type ListedClaim,
} from './claims.repository.ts';
