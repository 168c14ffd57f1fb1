import { issueDue } from '@shop/commerce-invoices';
import { createTariffs } from '@shop/commerce-tariff';
import type { WholeShop } from './whole-shop.ts';

/** Writes the invoices and credit notes that are due now; returns how many were written. */
export const issueDocuments = (shop: Pick<WholeShop, 'deps' | 'clock'>): Promise<number> => {
  const { db, brands, log } = shop.deps;
  const clock = () => shop.clock.now;
  return issueDue({ db, clock, brands, log, tariffs: createTariffs({ db, clock }) });
};
