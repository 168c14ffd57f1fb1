import { post } from '../call.ts';
import type {
  Brands,
  BrandsRequest,
  Category,
  CategoriesRequest,
  Flag,
  FlagsRequest,
  Listing,
  ListingRequest,
} from './catalogue.schemas.ts';
import type { ProductAnswer, ProductRequest } from './product.schemas.ts';

export const catalogueCalls = {
  flags: post<FlagsRequest, Flag[]>('/api/search/flags'),
  categories: post<CategoriesRequest, Category[]>('/api/search/parsed-categories'),
  brands: post<BrandsRequest, Brands>('/api/search/brands'),
  listing: post<ListingRequest, Listing>('/api/search/searchForCategoryItems'),
  product: post<ProductRequest, ProductAnswer>('/api/product/fetch'),
};
