export * from './balance.contract.ts';
export * from './balance.schemas.ts';
