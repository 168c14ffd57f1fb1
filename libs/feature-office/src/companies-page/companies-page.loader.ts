import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const companiesLoader = loading(
  async ({ api }) => (await api.send(officeCalls.companyChecks, {})).companies,
);
