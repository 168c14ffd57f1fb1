export * from './auth.contract.ts';
export * from './auth.schemas.ts';
export * from './permission.contract.ts';
