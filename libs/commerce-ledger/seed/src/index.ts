export { seedLedger, type AccountWithHistory } from './seed-ledger.ts';
