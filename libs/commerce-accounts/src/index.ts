export { createAccounts } from './accounts.module.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { deviceOf } from './sessions/device-of.ts';
export { accountsRetention } from './accounts.retention.ts';
export { accountsPersonal } from './accounts.personal.ts';
