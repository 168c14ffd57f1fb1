import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type { CompanyAsked, CompanyChecks, CompanyFinding, OneCompany } from './company-checks.schemas.ts';
import type { Nothing } from './staff.schemas.ts';

/** VAT numbers of buyers in the office. */
export const companyChecksCalls = {
  companyChecks: post<Nothing, CompanyChecks>('/api/staff/company-checks'),
  askRegister: post<OneCompany, CompanyAsked>('/api/staff/company-checks/ask'),
  decideCompany: post<CompanyFinding, Done>('/api/staff/company-checks/decide'),
};
