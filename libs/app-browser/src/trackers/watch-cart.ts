import type { Cart } from '@shop/data-access';
import { valueOf } from '@shop/domain/analytics';
import type { PageContext } from '@shop/page';
import type { KnownGoods } from './known-goods.ts';
import type { Tell } from './tell.ts';

type Watched = { readonly goods: KnownGoods; readonly tell: Tell };

const quantities = (cart: Cart | undefined): ReadonlyMap<number, number> =>
  new Map(cart?.items.map(({ variant_id: id, quantity }) => [id, quantity]));

/** Lines with more pieces than before, each with the pieces that were added. */
const addedTo = (cart: Cart, before: ReadonlyMap<number, number>): Cart['items'] =>
  cart.items.flatMap((line) => {
    const more = line.quantity - (before.get(line.variant_id) ?? 0);
    return more > 0 ? [{ ...line, quantity: more }] : [];
  });

/** Tells what is added to the cart, whichever page or button added it: the cart itself is watched. */
export const watchCart = (page: PageContext, { goods, tell }: Watched): void => {
  // A guest without a session has an empty cart; any other cart is known once it is fetched.
  let known = goods.cart() || !page.hasSession ? quantities(goods.cart()) : undefined;
  page.queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== page.queries.cart.keys.all[0]) return;
    const cart = goods.cart();
    if (!cart) return;
    const added = known ? addedTo(cart, known) : [];
    known = quantities(cart);
    if (added.length === 0) return;
    const tellAdded = async () => {
      const rate = await goods.rateOf(cart.currency);
      const items = added.map((line, at) => goods.itemOf(line, at, rate));
      tell('add_to_cart', { items, value: valueOf(items) });
    };
    tellAdded().catch(page.report);
  });
};
