export * from './orders.contract.ts';
export * from './orders.schemas.ts';
