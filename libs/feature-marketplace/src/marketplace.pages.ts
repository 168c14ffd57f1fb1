export const categories = {
  loader: async () => (await import('./categories-page/categories-page.loader.ts')).loader,
  Component: async () => (await import('./categories-page/categories-page.tsx')).CategoriesPage,
};

export const cartSimilar = async () => (await import('./cart-similar/cart-similar.tsx')).CartSimilar;
