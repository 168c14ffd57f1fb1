export * from './checkout.contract.ts';
export * from './checkout.schemas.ts';
