export const miscInvoice = {
  loader: async () => (await import('./invoice-page/invoice-page.loader.ts')).loader,
  action: async () => (await import('./invoice-page/invoice-page.action.ts')).action,
  Component: async () => (await import('./invoice-page/invoice-page.tsx')).MiscInvoicePage,
};

export const invoiceAccept = {
  loader: async () => (await import('./outcome-page/outcome-page.loader.ts')).loaderOfAccepted,
  Component: async () => (await import('./outcome-page/accepted-page.tsx')).AcceptedPage,
};

export const invoiceDecline = {
  loader: async () => (await import('./outcome-page/outcome-page.loader.ts')).loaderOfDeclined,
  Component: async () => (await import('./outcome-page/declined-page.tsx')).DeclinedPage,
};

/** Apart from the feature's own: few pages need them. */
export const miscInvoiceWords = async () => (await import('./misc-invoice-words.ts')).miscInvoiceWords;
