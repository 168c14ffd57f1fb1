export {
  countSalesRegularly,
  countSold,
  createCatalogueModule,
  namedPicturesRoutes,
} from './catalogue.module.ts';
