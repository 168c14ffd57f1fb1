export * from './privacy.contract.ts';
export * from './privacy.schemas.ts';
