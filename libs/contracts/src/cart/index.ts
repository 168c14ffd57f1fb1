export * from './cart.contract.ts';
export * from './cart.schemas.ts';
