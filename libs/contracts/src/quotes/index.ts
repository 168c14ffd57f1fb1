export * from './quotes.contract.ts';
export * from './quotes.schemas.ts';
