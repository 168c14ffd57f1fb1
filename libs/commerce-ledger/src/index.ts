export {
  type Account,
  balanceRoutes,
  findAccount,
  holdFor,
  recordEntry,
  releaseHold,
} from './ledger.module.ts';
