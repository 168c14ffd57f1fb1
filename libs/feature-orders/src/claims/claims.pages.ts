export const claimForm = {
  loader: async () => (await import('./claim-form-page/claim-form-page.loader.ts')).loader,
  action: async () => (await import('./claim-form-page/claim-form-page.action.ts')).action,
  Component: async () => (await import('./claim-form-page/claim-form-page.tsx')).ClaimFormPage,
};

export const claim = {
  loader: async () => (await import('./claim-page/claim-page.loader.ts')).loader,
  action: async () => (await import('./claim-page/claim-page.action.ts')).action,
  Component: async () => (await import('./claim-page/claim-page.tsx')).ClaimPage,
};

export const warranty = {
  Component: async () => (await import('./warranty-page/warranty-page.tsx')).WarrantyPage,
};

/** Apart from the feature's own: few pages need them. */
export const claimWords = async () => [(await import('./messages.ts')).messages];

export const warrantyWords = async () => (await import('./warranty-page/warranty-words.ts')).warrantyWords;
