export * from './wishes.contract.ts';
export * from './wishes.schemas.ts';
