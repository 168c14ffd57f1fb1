export {
  type Account,
  balanceRoutes,
  findAccount,
  holdFor,
  recordEntry,
  releaseHold,
  sumOfCauses,
} from './ledger.module.ts';
