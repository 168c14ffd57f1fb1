export * from './factors.contract.ts';
export * from './factors.schemas.ts';
