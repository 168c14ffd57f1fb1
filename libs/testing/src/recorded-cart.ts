import { CartAnswer } from '@shop/contracts/cart';
import recorded from './recorded/cart-answers.json' with { type: 'json' };

/**
 * What the API really answered, one call after another; its own test writes the file and holds it true. In the cart
 * lie headphones (line 1, five of them to be had) and a shirt (line 2).
 */
export const recordedCart = {
  twoLines: CartAnswer.parse(recorded.twoLines),
  twoShirts: CartAnswer.parse(recorded.twoShirts),
  /** Six were asked for. */
  allHeadphones: CartAnswer.parse(recorded.allHeadphones),
  shirtRemoved: CartAnswer.parse(recorded.shirtRemoved),
  shirtRestored: CartAnswer.parse(recorded.shirtRestored),
  bySea: CartAnswer.parse(recorded.bySea),
};
