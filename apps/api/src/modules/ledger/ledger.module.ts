export {
  findAccount,
  holdFor,
  lockAccount,
  recordEntry,
  releaseHold,
  type Account,
  type NewLedgerEntry,
} from './ledger.repository.ts';
