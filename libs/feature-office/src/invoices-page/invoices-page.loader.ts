import { staffCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const invoicesLoader = loading(
  async ({ api }) => (await api.send(staffCalls.miscInvoices, {})).invoices,
);
