import type { ReturnException } from '@shop/domain/market-duties';

/** What is sold sealed and touches the skin. */
const SEALED =
  /^cosmetics\/(face-care|body-care|hair-care\/(shampoos|conditioners|hair-masks)|make-up\/(lip|eyeshadow|nail)|shaving\/(shaving-creams|beard-oils)|fragrance\/(womens|mens|unisex))/;

/** Of a category, by its slug. */
export const returnExceptionOf = (slug: string): ReturnException | null =>
  SEALED.test(slug) ? 'sealed_hygiene' : null;
