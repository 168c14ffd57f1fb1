import type { Database } from '@shop/database';
import { forbidden, notFound } from '@shop/commerce-kit/problem';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { findClient } from './pro.repository.ts';

/** A brand without business accounts has neither pages nor calls of them. */
export const mustHavePro = ({ features }: Pick<ShopBrand, 'features'>): void => {
  if (!features.includes('pro')) throw notFound();
};

/**
 * The client who has a business account at this brand.
 * @throws 404 where the brand has none, 403 where the client has none
 */
export const getProClient = async (
  db: Database,
  { brand, visitor }: { readonly brand: ShopBrand; readonly visitor: { readonly clientId: number } },
) => {
  mustHavePro(brand);
  const client = await findClient(db, visitor.clientId);
  if (!client?.is_pro) throw forbidden();
  return client;
};
