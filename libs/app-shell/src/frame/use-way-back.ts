import { useLinks, type WayBack } from '@shop/page';
import { orderFor, paths } from '@shop/paths';
import { useMessages } from '../messages.ts';

const PLACES = { cart: paths.cart.to(), balance: paths.balance.to(), shop: paths.home.to() } as const;

const addressOf = (back: WayBack): string =>
  back.place === 'order' ? orderFor(back.slug, back.isGuest) : PLACES[back.place];

/** The link of the short header. */
export const useWayBack = (back: WayBack): { href: string; label: string } => {
  const say = useMessages();
  const { href } = useLinks();
  return { href: href(addressOf(back)), label: say(`shell.checkout.back.${back.place}`) };
};
