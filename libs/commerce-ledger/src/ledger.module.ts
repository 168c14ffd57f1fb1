export { balanceRoutes } from './balance.routes.ts';
export { findAccount, holdFor, recordEntry, releaseHold, type Account } from './ledger.repository.ts';
