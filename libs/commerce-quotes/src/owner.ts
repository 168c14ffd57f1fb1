import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Visitor } from '@shop/commerce-kit/visitor';

/** Whose drafts and requests: a client's, or those of a guest's session. */
export type Owner = { readonly brand: string; readonly visitorId: number; readonly clientId: number | null };

export const ownerOf = (brand: Pick<ShopBrand, 'key'>, visitor: Visitor): Owner => ({
  brand: brand.key,
  visitorId: visitor.sessionId,
  clientId: visitor.clientId,
});
