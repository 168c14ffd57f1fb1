export { createPrivacy } from './privacy.module.ts';
export { keptParts } from './kept-parts.ts';
