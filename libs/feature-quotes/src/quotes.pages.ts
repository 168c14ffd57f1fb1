export const orderForm = {
  loader: async () => (await import('./order-form-page/order-form-page.loader.ts')).loader,
  action: async () => (await import('./order-form-page/order-form-page.action.ts')).action,
  Component: async () => (await import('./order-form-page/order-form-page.tsx')).OrderFormPage,
};

export const summary = {
  loader: async () => (await import('./order-form-page/order-form-page.loader.ts')).loader,
  action: async () => (await import('./order-form-page/order-form-page.action.ts')).action,
  Component: async () => (await import('./summary-page/summary-page.tsx')).SummaryPage,
};

export const successful = {
  loader: async () => (await import('./quotes-page/quotes-page.loader.ts')).loader,
  Component: async () => (await import('./successful-page/successful-page.tsx')).SuccessfulPage,
};

export const list = {
  loader: async () => (await import('./quotes-page/quotes-page.loader.ts')).loader,
  Component: async () => (await import('./quotes-page/quotes-page.tsx')).QuotesPage,
};

export const allStores = {
  loader: async () => (await import('./stores-page/stores-page.loader.ts')).loader,
  Component: async () => (await import('./stores-page/stores-page.tsx')).StoresPage,
};

export const quote = {
  loader: async () => (await import('./quote-page/quote-page.loader.ts')).loader,
  action: async () => (await import('./quote-page/quote-page.action.ts')).action,
  Component: async () => (await import('./quote-page/quote-page.tsx')).QuotePage,
};

export const info = {
  loader: async () => (await import('./quote-page/quote-page.loader.ts')).loader,
  action: async () => (await import('./info-page/info-page.action.ts')).action,
  Component: async () => (await import('./info-page/info-page.tsx')).InfoPage,
};

export const createOrder = {
  loader: async () => (await import('./quote-page/quote-page.loader.ts')).loader,
  action: async () => (await import('./create-order-page/create-order-page.action.ts')).action,
  Component: async () => (await import('./create-order-page/create-order-page.tsx')).CreateOrderPage,
};

export const addressWords = async () => (await import('./create-order-page/address-words.ts')).addressWords;

export const checks = () => import('./quotes.checks.ts');

export const recalculateModal = async () => (await import('./modals/recalculate-modal.tsx')).RecalculateModal;
export const infoSuccessModal = async () =>
  (await import('./modals/info-success-modal.tsx')).InfoSuccessModal;
