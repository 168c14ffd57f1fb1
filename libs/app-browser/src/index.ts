export { hydrateBrand } from './hydrate-brand.tsx';
