export { createSandbox, createWebhookPoster, SIGNATURE_HEADER } from './sandbox.module.ts';
