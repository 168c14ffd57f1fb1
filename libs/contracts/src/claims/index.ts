export * from './claims.contract.ts';
export * from './claims.schemas.ts';
