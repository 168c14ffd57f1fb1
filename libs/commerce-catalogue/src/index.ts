export {
  countSalesRegularly,
  countSold,
  createCatalogueModule,
  namedPicturesRoutes,
} from './catalogue.module.ts';
export { findReturnExceptions } from './return-exceptions.repository.ts';
