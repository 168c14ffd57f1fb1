import { companyAccountCalls } from './company-account.calls.ts';
import { CompanyAccount, OneClient } from './company-account.schemas.ts';
import { staffContract } from './staff-contract.ts';

/** What business clients buy on account, in the office. */
export const companyAccountContract = {
  companyAccount: staffContract(companyAccountCalls.companyAccount, {
    summary: 'The limit of a business client, what it owes, and its overdue invoices',
    right: 'misc_invoice.read',
    body: OneClient,
    answer: CompanyAccount,
  }),
};
