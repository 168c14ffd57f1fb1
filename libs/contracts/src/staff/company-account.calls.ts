import { post } from '../call.ts';
import type { CompanyAccount, OneClient } from './company-account.schemas.ts';

/** What business clients buy on account, in the office. */
export const companyAccountCalls = {
  companyAccount: post<OneClient, CompanyAccount>('/api/staff/company-account'),
};
