export { builtBrandKeys } from './serving/built-brand-keys.ts';
export { readOrEnd } from './serving/read-or-end.ts';
