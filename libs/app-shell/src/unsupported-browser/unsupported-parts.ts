export { BrowserWarning } from './browser-warning.tsx';
export { messages } from './messages.ts';
export { UnsupportedPage } from './unsupported-page.tsx';
