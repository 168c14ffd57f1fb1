export { brandViteConfig } from './brand-vite-config.ts';
export { officeViteConfig } from './office-vite-config.ts';
export { compileMessages, messagesPlugin } from './messages-plugin.ts';
