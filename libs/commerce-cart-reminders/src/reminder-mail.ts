import { createUnsubscribeTokens } from '@shop/commerce-accounts';
import { getLocale } from '@shop/commerce-kit/shop-brand';
import { moneyIn, type NewMail } from '@shop/commerce-mail';
import { priceAtDoor, type Till } from '@shop/commerce-prices';
import { paths, pictureUrl } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { CartRemindersDeps } from './cart-reminders.ports.ts';
import type { DueCart } from './due-carts.repository.ts';
import type { LeftGoods } from './left-goods.repository.ts';

/** How many goods a mail shows; of the others it tells the number. */
const MOST_SHOWN = 5;

type Left = {
  readonly cart: DueCart;
  readonly goods: readonly LeftGoods[];
  /** Of the client's country, by the way of delivery that the cart has. */
  readonly till: Till;
  /** The number of the reminder. */
  readonly reminder: number;
  readonly now: Date;
};

/** In the client's language and currency; prices are of one piece at the door, by the tariff and rates of now. */
export const reminderMail = (
  { brands, secret }: Pick<CartRemindersDeps, 'brands' | 'secret'>,
  { cart, goods, till, reminder, now }: Left,
): NewMail<'cart-reminder'> => {
  const { appUrl } = brands.get(cart.brand);
  const language = getLocale(cart.languageId);
  const write = moneyIn(language, cart.currencyId);
  const site = `${appUrl}/${language}`;
  const token = createUnsubscribeTokens(secret).make(cart.brand, cart.clientId);
  return {
    ...{ brand: cart.brand, language, to: cart.email },
    template: 'cart-reminder',
    news: {
      ...{ topic: 'cart_reminders', clientId: cart.clientId },
      cart: { id: cart.id, at: now.toISOString() },
    },
    uniqueKey: `cart-reminder:${reminder}`,
    data: {
      name: cart.firstName,
      lines: goods.slice(0, MOST_SHOWN).map((one) => ({
        name: one.name,
        details: one.attributes.join(', '),
        quantity: one.quantity,
        price: write(priceAtDoor(one.price, one, till)),
        picture: appUrl + pictureUrl(one.picture, 'card'),
      })),
      more: Math.max(0, goods.length - MOST_SHOWN),
      method: till.method,
      link: site + paths.cart.to(),
      unsubscribe: site + laterPaths.unsubscribe.to({ token }, { topic: 'cart_reminders' }),
    },
  };
};
