export * from './visitor.contract.ts';
export * from './visitor.schemas.ts';
