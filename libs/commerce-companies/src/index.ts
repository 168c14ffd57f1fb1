export { checkVatNumber, type CheckedVat } from './check-vat-number.ts';
export { embeddedRegister } from './embedded-register.ts';
export { readCompany, type TypedCompany } from './read-company.ts';
export type { RegisterAnswer, VatRegister } from './vat-register.port.ts';
export { createVies } from './vies.ts';
