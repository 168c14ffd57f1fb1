import { Problem } from '@shop/commerce-kit/problem';

export const unknownProduct = () => new Problem(404, 'product.unknown');
/** A withdrawn product: the answer is that it will not return. */
export const goneProduct = () => new Problem(410, 'product.withdrawn');
