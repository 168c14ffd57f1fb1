export { BrowserWarning } from './browser-warning.tsx';
export { UnsupportedPage } from './unsupported-page.tsx';
