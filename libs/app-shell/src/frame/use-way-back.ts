import { useLinks, type WayBack } from '@shop/page';
import { orderFor, paths } from '@shop/paths';
import { useMessages } from '../messages.ts';

const addressOf = (back: WayBack): string => {
  if (back.place === 'order') return orderFor(back.slug, back.isGuest);
  return back.place === 'cart' ? paths.cart.to() : paths.home.to();
};

/** The link of the short header. */
export const useWayBack = (back: WayBack): { href: string; label: string } => {
  const say = useMessages();
  const { href } = useLinks();
  return { href: href(addressOf(back)), label: say(`shell.checkout.back.${back.place}`) };
};
