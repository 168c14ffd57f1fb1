export const reservation = {
  loader: async () => (await import('./reservation-page/reservation-page.loader.ts')).loader,
  action: async () => (await import('./reservation-page/reservation-page.action.ts')).action,
  Component: async () => (await import('./reservation-page/reservation-page.tsx')).ReservationPage,
};

export const confirm = {
  loader: async () => (await import('./confirm-page/confirm-page.loader.ts')).loader,
  action: async () => (await import('./confirm-page/confirm-page.action.ts')).action,
  Component: async () => (await import('./confirm-page/confirm-page.tsx')).ConfirmPage,
};

export const success = {
  loader: async () => (await import('./success-page/success-page.loader.ts')).loader,
  Component: async () => (await import('./success-page/success-page.tsx')).SuccessPage,
};
