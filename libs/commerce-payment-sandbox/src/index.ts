export { sandbox } from './sandbox.entry.ts';
export { createSandbox, createWebhookPoster, SIGNATURE_HEADER } from './sandbox.module.ts';
