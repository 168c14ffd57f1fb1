import { post } from '../call.ts';
import type { LanguageOnly } from '../contract.ts';
import type { AddToCart, CartAnswer, CartLineOnly, SetMethod, SetQuantity } from './cart.schemas.ts';

export const cartCalls = {
  fetch: post<LanguageOnly, CartAnswer>('/api/cart/fetch'),
  add: post<AddToCart, CartAnswer>('/api/cart/add'),
  setQuantity: post<SetQuantity, CartAnswer>('/api/cart/set-quantity'),
  remove: post<CartLineOnly, CartAnswer>('/api/cart/remove'),
  restore: post<CartLineOnly, CartAnswer>('/api/cart/restore'),
  setShippingMethod: post<SetMethod, CartAnswer>('/api/cart/shipping-method'),
};
