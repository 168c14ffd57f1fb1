export * from './people.schemas.ts';
export * from './pro.contract.ts';
export * from './pro.schemas.ts';
