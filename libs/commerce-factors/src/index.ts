export { createFactors, createSecondStep } from './factors.module.ts';
export { factorsRetention } from './factors.retention.ts';
export { factorsPersonal } from './factors.personal.ts';
