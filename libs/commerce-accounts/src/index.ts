export { createAccounts } from './accounts.module.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { deviceOf } from './sessions/device-of.ts';
export { accountsRetention } from './accounts.retention.ts';
export { createUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe-tokens.ts';
export { beginNewsOf, endAllNewsOf, endNewsOf, endTopicOf } from './news-topics.repository.ts';
export { endPro, setProTier } from './set-pro-tier.ts';
export { accountsPersonal } from './accounts.personal.ts';
