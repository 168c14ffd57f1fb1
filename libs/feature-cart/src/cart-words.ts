import type { Cart } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { useMessages } from './messages.ts';

const GRAMS_PER_KG = 1000;

/** The formatting of every view of the cart: messages, sums in the cart's own currency, and addresses. */
export const useCartWords = ({ currency }: Pick<Cart, 'currency'>) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  return {
    say,
    href,
    /** The target of every form of the cart. */
    formAction: href(paths.cart.to()),
    money: (amount: number) => formats.money(amount, currency),
    weight: (grams: number) => formats.number(grams / GRAMS_PER_KG),
    percent: formats.percent,
    arrival: formats.daysAfter,
  };
};

export type CartWords = ReturnType<typeof useCartWords>;
