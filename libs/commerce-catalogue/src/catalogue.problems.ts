import { Problem } from '@shop/commerce-kit/problem';

export const unknownProduct = () => new Problem(404, 'product.unknown');
/** It was sold here once: search engines and shoppers are told that it will not come back. */
export const goneProduct = () => new Problem(410, 'product.withdrawn');
