export * from './auth.contract.ts';
export * from './auth.schemas.ts';
export * from './own-account.contract.ts';
export * from './permission.contract.ts';
export * from './permission.schemas.ts';
