import type { Company } from '@shop/contracts/checkout';
import type { KeptCompany } from '@shop/database';

/** Without what its register said, which is for staff. */
export const companyToWire = (company: Omit<KeptCompany, 'vat_check'> | null | undefined): Company | null => {
  if (!company) return null;
  const { name, register_code, vat_number, country_id } = company;
  return { name, register_code, vat_number, country_id };
};
