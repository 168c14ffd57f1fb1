export { checkVatNumber } from './check-vat-number.ts';
export { embeddedRegister } from './embedded-register.ts';
export { readCompany } from './read-company.ts';
export type { VatRegister } from './vat-register.port.ts';
export { createVies } from './vies.ts';
