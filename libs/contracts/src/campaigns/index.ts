export * from './campaigns.contract.ts';
export * from './campaigns.schemas.ts';
