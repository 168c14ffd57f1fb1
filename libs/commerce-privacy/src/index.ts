export { createPrivacy } from './privacy.module.ts';
export { privacyRetention } from './privacy.retention.ts';
export { keptParts } from './kept-parts.ts';
