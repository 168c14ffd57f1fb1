export * from './misc-invoices.contract.ts';
export * from './misc-invoices.schemas.ts';
