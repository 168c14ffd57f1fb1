export { createAccounts } from './accounts.module.ts';
