export { messages } from './messages.ts';
export { checkTracking } from './orders.checks.ts';

export const myOrders = {
  loader: async () => (await import('./orders-page/orders-page.loader.ts')).loader,
  Component: async () => (await import('./orders-page/orders-page.tsx')).OrdersPage,
};

export const order = {
  loader: async () => (await import('./order-page/order-page.loader.ts')).loader,
  action: async () => (await import('./order-page/order-page.action.ts')).action,
  Component: async () => (await import('./order-page/order-page.tsx')).OrderPage,
};

const cancelPage = {
  Component: async () => (await import('./cancel-page/cancel-page.tsx')).CancelPage,
};

export const cancelOrder = {
  ...cancelPage,
  loader: async () => (await import('./cancel-page/cancel-page.loader.ts')).loader,
  action: async () => (await import('./cancel-page/cancel-page.action.ts')).action,
};

export const cancelGuestOrder = {
  ...cancelPage,
  loader: async () => (await import('./cancel-page/cancel-page.loader.ts')).loaderOfGuest,
  action: async () => (await import('./cancel-page/cancel-page.action.ts')).actionOfGuest,
};

const addressPage = {
  Component: async () => (await import('./address-page/address-page.tsx')).AddressPage,
};

export const orderAddress = {
  ...addressPage,
  loader: async () => (await import('./address-page/address-page.loader.ts')).loader,
  action: async () => (await import('./address-page/address-page.action.ts')).action,
};

export const guestOrderAddress = {
  ...addressPage,
  loader: async () => (await import('./address-page/address-page.loader.ts')).loaderOfGuest,
  action: async () => (await import('./address-page/address-page.action.ts')).actionOfGuest,
};

export const addressWords = async () => (await import('./address-page/address-words.ts')).addressWords;

export const guestOrder = {
  loader: async () => (await import('./guest-order-page/guest-order-page.loader.ts')).loader,
  action: async () => (await import('./guest-order-page/guest-order-page.action.ts')).action,
  Component: async () => (await import('./guest-order-page/guest-order-page.tsx')).GuestOrderPage,
};

export const invoice = {
  loader: async () => (await import('./invoice-page/invoice-page.loader.ts')).loader,
  Component: async () => (await import('./invoice-page/invoice-page.tsx')).InvoicePage,
};

export const tracking = {
  loader: async () => (await import('./tracking-page/tracking-page.loader.ts')).loader,
  Component: async () => (await import('./tracking-page/tracking-page.tsx')).TrackingPage,
};

export const trackedParcel = {
  loader: async () => (await import('./parcel-page/parcel-page.loader.ts')).loader,
  Component: async () => (await import('./parcel-page/parcel-page.tsx')).ParcelPage,
};

const withdrawPage = {
  Component: async () => (await import('./withdraw-page/withdraw-page.tsx')).WithdrawPage,
};

export const withdrawOrder = {
  ...withdrawPage,
  loader: async () => (await import('./withdraw-page/withdraw-page.loader.ts')).loader,
  action: async () => (await import('./withdraw-page/withdraw-page.action.ts')).action,
};

export const withdrawGuestOrder = {
  ...withdrawPage,
  loader: async () => (await import('./withdraw-page/withdraw-page.loader.ts')).loaderOfGuest,
  action: async () => (await import('./withdraw-page/withdraw-page.action.ts')).action,
};

export const withdrawal = {
  action: async () => (await import('./withdrawal-page/withdrawal-page.action.ts')).action,
  loader: async () => (await import('./withdrawal-page/withdrawal-page.loader.ts')).loader,
  Component: async () => (await import('./withdrawal-page/withdrawal-page.tsx')).WithdrawalPage,
};
export const withdrawalWords = async () =>
  (await import('./withdrawal-page/withdrawal-words.ts')).withdrawalWords;

export const unpaidModal = async () => (await import('./unpaid-modal/unpaid-modal.tsx')).UnpaidModal;
export const overview = {
  component: async () => (await import('./orders-overview/orders-overview.tsx')).OrdersOverview,
  warm: async () => (await import('./orders-overview/warm-orders-overview.ts')).warmOrdersOverview,
};
