export * from './withdrawals.contract.ts';
export * from './withdrawals.schemas.ts';
