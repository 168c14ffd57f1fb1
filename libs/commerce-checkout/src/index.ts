export {
  type CheckoutClients,
  createCheckout,
  createMarketplaceKind,
  type Patience,
} from './checkout.module.ts';
export { checkoutPersonal } from './checkout.personal.ts';
export { checkoutRetention } from './checkout.retention.ts';
