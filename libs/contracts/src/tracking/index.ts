export * from './tracking.contract.ts';
export * from './tracking.schemas.ts';
