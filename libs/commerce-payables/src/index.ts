export { createPayables } from './payables.module.ts';
