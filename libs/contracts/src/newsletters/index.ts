export * from './newsletters.contract.ts';
export * from './newsletters.schemas.ts';
