import { getLocale } from '@shop/commerce-kit/shop-brand';
import { moneyIn, type NewMail } from '@shop/commerce-mail';
import { priceAtDoor, type Till } from '@shop/commerce-prices';
import { laterPaths } from '@shop/paths/later';
import { paths } from '@shop/paths';
import type { DueProduct, DueWish, getNamedProduct, ToldClient } from './alerts.repository.ts';
import { createWishTokens } from './wish-tokens.ts';
import type { WishesDeps } from './wishes.ports.ts';

type Told = DueProduct & {
  readonly client: ToldClient;
  readonly named: Awaited<ReturnType<typeof getNamedProduct>>;
  /** The wish that the mail is about, where several of the product are due. */
  readonly first: DueWish;
  /** Of the client's country, by air. */
  readonly till: Till;
  readonly now: Date;
};

/** In the client's language and currency; prices are at the door, by the tariff and rates of now. */
export const alertMail = (
  { brands, secret }: Pick<WishesDeps, 'brands' | 'secret'>,
  { clientId, productId, client, named, first, till, now }: Told,
): NewMail<'wish-alert'> => {
  const { brand, email, firstName, languageId, currencyId } = client;
  const language = getLocale(languageId);
  const write = moneyIn(language, currencyId);
  const atDoor = (usd: number) => write(priceAtDoor(usd, named, till));
  const site = `${brands.get(brand).appUrl}/${language}`;
  const token = createWishTokens(secret).make(brand, clientId);
  return {
    ...{ brand, language, to: email },
    template: 'wish-alert',
    news: { clientId, topic: 'price_alerts' },
    uniqueKey: `wish-alert:${clientId}:${productId}:${now.toISOString().slice(0, 10)}`,
    data: {
      news: first.hasFallen ? 'price' : 'stock',
      name: firstName,
      product: named.name,
      price: atDoor(first.price),
      saved: first.hasFallen ? atDoor(first.priceSaved) : null,
      link: site + paths.product.to({ '*': named.slug }, { productVariant: first.variantId }),
      unsubscribe: site + laterPaths.endWishAlerts.to({ token }),
    },
  };
};
