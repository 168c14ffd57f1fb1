export { createAccounts } from './accounts.module.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { accountsRetention } from './accounts.retention.ts';
export { accountsPersonal } from './accounts.personal.ts';
