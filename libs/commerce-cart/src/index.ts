export {
  createCart,
  emptyCart,
  findCart,
  forgetCartChangesNightly,
  joinGuestCart,
  saveMethod,
  setMethodOfClient,
} from './cart.module.ts';
export { cartPersonal } from './cart.personal.ts';
