export * from './forwarding.contract.ts';
export * from './forwarding.schemas.ts';
