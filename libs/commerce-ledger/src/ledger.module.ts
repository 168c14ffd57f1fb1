export { balanceRoutes } from './balance.routes.ts';
export {
  findAccount,
  holdFor,
  recordEntry,
  releaseHold,
  sumOfCauses,
  type Account,
} from './ledger.repository.ts';
