export * from './payables.contract.ts';
export * from './payables.schemas.ts';
