import { contract } from '../contract.ts';
import { catalogueCalls } from './catalogue.calls.ts';
import { ProductRequest, ProductAnswer } from './product.schemas.ts';

export const productContract = {
  product: contract(catalogueCalls.product, {
    summary: 'One product with its variants; 404 when unknown, 410 when withdrawn',
    access: 'public',
    body: ProductRequest,
    answer: ProductAnswer,
  }),
};
