import { Slot, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { HeaderLink } from '@shop/ui-theme/header-link';
import { useMessages } from '../messages.ts';

/** The link to the cart, with its content where the brand has a cart. */
export const HeaderCart = () => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Slot
      name="header.cart"
      ground={<HeaderLink href={href(paths.cart.to())} icon="cart" label={say('shell.cart')} />}
    />
  );
};
