import type { warmProductReviews as warm } from './product-reviews/warm-product-reviews.ts';

type WarmReviews = typeof warm;

export const categories = {
  loader: async () => (await import('./categories-page/categories-page.loader.ts')).loader,
  Component: async () => (await import('./categories-page/categories-page.tsx')).CategoriesPage,
};

export const brands = {
  loader: async () => (await import('./brands-page/brands-page.loader.ts')).loader,
  Component: async () => (await import('./brands-page/brands-page.tsx')).BrandsPage,
};
export const brandMessages = async () =>
  (await import('./brands-page/brands-page.messages.ts')).brandMessages;

export const homePreview = {
  loader: async () => (await import('./home-page/home-preview.loader.ts')).loader,
  Component: async () => (await import('./home-page/home-preview.tsx')).HomePreview,
};

export const listingEmpty = async () => (await import('./listing-page/listing-empty.tsx')).ListingEmpty;

export const productDuties = async () => (await import('./product-duties/product-duties.tsx')).ProductDuties;

export const wishButton = async () => (await import('./wish-button/wish-button.tsx')).WishButton;

export const productReviews = async () =>
  (await import('./product-reviews/product-reviews.tsx')).ProductReviews;

export const warmProductReviews = async (...given: Parameters<WarmReviews>) =>
  (await import('./product-reviews/warm-product-reviews.ts')).warmProductReviews(...given);

/** The late parts of a product's page. */
export const productParts = () => Promise.all([productDuties(), productReviews(), wishButton()]);

export const cartSimilar = async () => (await import('./cart-similar/cart-similar.tsx')).CartSimilar;

export const sizeChartModal = async () => (await import('./size-chart/size-chart-modal.tsx')).SizeChartModal;

export const shippingSelectModal = async () =>
  (await import('./shipping-select/shipping-select-modal.tsx')).ShippingSelectModal;

export const modalMessages = async () => {
  const [{ sizeMessages }, { wayMessages }] = await Promise.all([
    import('./size-chart/size-words.ts'),
    import('./shipping-select/shipping-select.messages.ts'),
  ]);
  return { 'size-chart': sizeMessages, 'shipping-select': wayMessages };
};

/** For search engines; used by the server only. */
export const structuredData = {
  home: async () => (await import('./home-page/home-structured-data.ts')).homeStructuredData,
  listing: async () => (await import('./listing-page/listing-structured-data.ts')).listingStructuredData,
  product: async () => (await import('./product-page/product-structured-data.ts')).productStructuredData,
};
