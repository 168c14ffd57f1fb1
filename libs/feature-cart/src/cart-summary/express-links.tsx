import type { Cart } from '@shop/data-access';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { ExpressWays } from '@shop/ui-theme/express-ways';
import type { CartWords } from '../cart-words.ts';

type Props = { ways: NonNullable<Cart['express']>; words: CartWords };

/** Links to the checkout with a way to pay chosen, by the names of the ways. */
export const ExpressLinks = ({ ways, words: { say, href } }: Props) => (
  <ExpressWays label={say('cart.summary.express')}>
    {ways.map(({ id, name, method }) => (
      <ButtonLink key={id} look="quiet" href={href(paths.checkout.to({}, { pay: String(method) }))}>
        {name}
      </ButtonLink>
    ))}
  </ExpressWays>
);
