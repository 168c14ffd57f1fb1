export * from './configuration.contract.ts';
export * from './configuration.schemas.ts';
