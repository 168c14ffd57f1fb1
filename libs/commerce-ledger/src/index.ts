export { type Account, findAccount, holdFor, recordEntry, releaseHold } from './ledger.module.ts';
