export { answerClaim, decideClaim, type ClaimDeskDeps, type DecisionRefusal } from './decide-claim.ts';
export { claimsPersonal } from './claims.personal.ts';
export { claimsRetention } from './claims.retention.ts';
export { claimsRoutes } from './claims.routes.ts';
export {
  findClaimByNumber,
  findClaimedLines,
  findClaimsIn,
  findEvents,
  findFile,
  findFiles,
  findMessages,
  type ClaimRow,
} from './claims.repository.ts';
