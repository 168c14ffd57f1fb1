export * from './invoices.contract.ts';
export * from './invoices.schemas.ts';
