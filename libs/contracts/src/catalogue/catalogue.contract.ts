import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { catalogueCalls } from './catalogue.calls.ts';
import {
  Brands,
  BrandsRequest,
  FlagsRequest,
  Flag,
  CategoriesRequest,
  Category,
  ListingRequest,
  Listing,
} from './catalogue.schemas.ts';

export const catalogueContract = {
  flags: contract(catalogueCalls.flags, {
    summary: 'Flags and offers',
    access: 'public',
    body: FlagsRequest,
    answer: z.array(Flag),
  }),
  categories: contract(catalogueCalls.categories, {
    summary: 'The category tree',
    access: 'public',
    body: CategoriesRequest,
    answer: z.array(Category),
  }),
  brands: contract(catalogueCalls.brands, {
    summary: 'Brands by letter, with how much each has',
    access: 'public',
    body: BrandsRequest,
    answer: Brands,
  }),
  listing: contract(catalogueCalls.listing, {
    summary: 'Products of a category, an offer or a search',
    access: 'public',
    body: ListingRequest,
    answer: Listing,
  }),
};
