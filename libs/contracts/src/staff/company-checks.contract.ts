import { Done } from '../contract.ts';
import { companyChecksCalls } from './company-checks.calls.ts';
import { CompanyAsked, CompanyChecks, CompanyFinding, OneCompany } from './company-checks.schemas.ts';
import { staffContract } from './staff-contract.ts';
import { Nothing } from './staff.schemas.ts';

/** VAT numbers of buyers in the office. */
export const companyChecksContract = {
  companyChecks: staffContract(companyChecksCalls.companyChecks, {
    summary: 'Placed orders of companies whose VAT number no register has confirmed, the newest first',
    right: 'company.check',
    body: Nothing,
    answer: CompanyChecks,
  }),
  askRegister: staffContract(companyChecksCalls.askRegister, {
    summary: 'Asks the register about the number of one order; 409 when it is not open any more',
    right: 'company.check',
    body: OneCompany,
    answer: CompanyAsked,
  }),
  decideCompany: staffContract(companyChecksCalls.decideCompany, {
    summary: 'Writes down what staff found out about a number; 409 when it is not open any more',
    right: 'company.check',
    body: CompanyFinding,
    answer: Done,
  }),
};
