export const parcels = {
  loader: async () => (await import('./parcels-page/parcels-page.loader.ts')).loader,
  action: async () => (await import('./parcels-page/parcels-page.action.ts')).action,
  Component: async () => (await import('./parcels-page/parcels-page.tsx')).ParcelsPage,
};

export const forward = {
  loader: async () => (await import('./forward-page/forward-page.loader.ts')).loader,
  action: async () => (await import('./forward-page/forward-page.action.ts')).action,
  Component: async () => (await import('./forward-page/forward-page.tsx')).ForwardPage,
};

export const request = {
  loader: async () => (await import('./request-page/request-page.loader.ts')).loader,
  action: async () => (await import('./request-page/request-page.action.ts')).action,
  Component: async () => (await import('./request-page/request-page.tsx')).RequestPage,
};
