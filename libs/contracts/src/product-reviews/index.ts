export * from './product-reviews.contract.ts';
export * from './product-reviews.schemas.ts';
