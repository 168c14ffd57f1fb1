export {
  countSalesRegularly,
  countSold,
  createCatalogueModule,
  endReductionsRegularly,
  namedPicturesRoutes,
} from './catalogue.module.ts';
