import { contract, LanguageOnly } from '../contract.ts';
import { cartCalls } from './cart.calls.ts';
import { CartAnswer, AddToCart, SetQuantity, CartLineOnly, SetMethod } from './cart.schemas.ts';

export const cartContract = {
  fetch: contract(cartCalls.fetch, {
    summary: 'The visitor’s cart; an empty one for a visitor without a session',
    access: 'public',
    body: LanguageOnly,
    answer: CartAnswer,
  }),
  add: contract(cartCalls.add, {
    summary: 'Puts a variant into the cart; makes the guest’s session at the first add',
    access: 'public',
    body: AddToCart,
    answer: CartAnswer,
  }),
  setQuantity: contract(cartCalls.setQuantity, {
    summary: 'Sets a line’s quantity, clamped between 1 and its maximum',
    access: 'visitor',
    body: SetQuantity,
    answer: CartAnswer,
  }),
  remove: contract(cartCalls.remove, {
    summary: 'Takes a line out',
    access: 'visitor',
    body: CartLineOnly,
    answer: CartAnswer,
  }),
  restore: contract(cartCalls.restore, {
    summary: 'Puts the line back that was taken out last',
    access: 'visitor',
    body: CartLineOnly,
    answer: CartAnswer,
  }),
  setShippingMethod: contract(cartCalls.setShippingMethod, {
    summary: 'Air or sea for the whole cart; nothing to change for a visitor without a session',
    access: 'public',
    body: SetMethod,
    answer: CartAnswer,
  }),
};
