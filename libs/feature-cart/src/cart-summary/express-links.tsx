import type { Cart } from '@shop/data-access';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useId } from 'react';
import type { CartWords } from '../cart-words.ts';

type Props = { ways: NonNullable<Cart['express']>; words: CartWords };

/** Links to the checkout with a way to pay chosen, by the names of the ways. */
export const ExpressLinks = ({ ways, words: { say, href } }: Props) => {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading}>
      <Stack gap={8}>
        <div id={heading}>
          <Text size="small" tone="muted" align="center">
            {say('cart.summary.express')}
          </Text>
        </div>
        <Inline gap={8} justify="center">
          {ways.map(({ id, name, method }) => (
            <ButtonLink key={id} look="quiet" href={href(paths.checkout.to({}, { pay: String(method) }))}>
              {name}
            </ButtonLink>
          ))}
        </Inline>
      </Stack>
    </div>
  );
};
