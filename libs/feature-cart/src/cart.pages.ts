export { messages } from './messages.ts';

export const cart = {
  loader: async () => (await import('./cart-page/cart-page.loader.ts')).loader,
  action: async () => (await import('./cart-page/cart-page.action.ts')).action,
  Component: async () => (await import('./cart-page/cart-page.tsx')).CartPage,
  ErrorBoundary: async () => (await import('./cart-page/cart-page.error.tsx')).CartPageError,
};

export const cartDrawer = async () => (await import('./cart-drawer/cart-drawer.tsx')).CartDrawer;
