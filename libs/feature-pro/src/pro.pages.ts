export const pro = {
  loader: async () => (await import('./pro-page/pro-page.loader.ts')).loader,
  action: async () => (await import('./pro-page/pro-page.action.ts')).action,
  Component: async () => (await import('./pro-page/pro-page.tsx')).ProPage,
};

export const site = {
  loader: async () => (await import('./site-page/site-page.loader.ts')).loader,
  action: async () => (await import('./site-page/site-page.action.ts')).action,
  Component: async () => (await import('./site-page/site-page.tsx')).SitePage,
};

export const payment = {
  loader: async () => (await import('./payment-page/payment-page.loader.ts')).loader,
  action: async () => (await import('./payment-page/payment-page.action.ts')).action,
  Component: async () => (await import('./payment-page/payment-page.tsx')).PaymentPage,
};

export const delivery = {
  loader: async () => (await import('./delivery-page/delivery-page.loader.ts')).loader,
  action: async () => (await import('./delivery-page/delivery-page.action.ts')).action,
  Component: async () => (await import('./delivery-page/delivery-page.tsx')).DeliveryPage,
};

export const people = {
  loader: async () => (await import('./people-page/people-page.loader.ts')).loader,
  action: async () => (await import('./people-page/people-page.action.ts')).action,
  Component: async () => (await import('./people-page/people-page.tsx')).PeoplePage,
};

export const invitation = {
  loader: async () => (await import('./invitation-page/invitation-page.loader.ts')).loader,
  action: async () => (await import('./invitation-page/invitation-page.action.ts')).action,
  Component: async () => (await import('./invitation-page/invitation-page.tsx')).InvitationPage,
};
