import { CartAnswer } from '@shop/contracts/cart';
import recorded from './recorded/cart-answers.json' with { type: 'json' };

/**
 * Recorded answers of the API, one call after another; a test writes the file and verifies it. The cart has
 * headphones (line 1, five available) and a shirt (line 2).
 */
export const recordedCart = {
  twoLines: CartAnswer.parse(recorded.twoLines),
  twoShirts: CartAnswer.parse(recorded.twoShirts),
  /** Six were requested. */
  allHeadphones: CartAnswer.parse(recorded.allHeadphones),
  shirtRemoved: CartAnswer.parse(recorded.shirtRemoved),
  shirtRestored: CartAnswer.parse(recorded.shirtRestored),
  bySea: CartAnswer.parse(recorded.bySea),
};
