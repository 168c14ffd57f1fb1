export { approveApplication, declineApplication, setCredit, setTier, type ProRefusal } from './pro-desk.ts';
export { claimed } from './on-account/claimed.ts';
export { createOnAccount } from './on-account/on-account.ts';
export { createPro } from './pro.module.ts';
export { proPersonal } from './pro.personal.ts';
export type { ProDeskDeps } from './pro.ports.ts';
export { findAccount as findProAccount, findApplications as findProApplications } from './pro.repository.ts';
export { proRetention } from './pro.retention.ts';
export { findTiers } from './tiers.ts';
