export { createConfiguration } from './configuration.module.ts';
export { createPathRedirects, type SaveOutcome } from './path-check/path-redirects.repository.ts';
