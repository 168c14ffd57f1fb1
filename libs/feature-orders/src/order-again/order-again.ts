import { cartCalls } from '@shop/contracts/calls';
import { isApiProblem, type Order } from '@shop/data-access';
import type { PageContext } from '@shop/page';
import { againLine, type AgainLine } from './again-lines.ts';

/** The items of an order that were added to the cart. */
export type Again = { outcome: 'again'; currency: string; lines: AgainLine[] };

/** Sold out, withdrawn, or a full cart: reported for the line, and the others are still added. */
const isRefused = (problem: unknown): boolean =>
  isApiProblem(problem) && [404, 409, 422].includes(problem.status ?? 0);

/** Adds the ordered items to the cart, as far as they are still sold, and reports changes. */
export const orderAgain = async (
  { api, language, queries, queryClient }: Pick<PageContext, 'api' | 'language' | 'queries' | 'queryClient'>,
  order: Order,
): Promise<Again> => {
  let { cart } = await api.send(cartCalls.fetch, { language_id: language.id });
  const lines: AgainLine[] = [];
  for (const line of order.lines) {
    const before = cart;
    if (line.variant_id !== null) {
      try {
        const body = { variant_id: line.variant_id, quantity: line.quantity };
        ({ cart } = await api.send(cartCalls.add, body));
      } catch (problem) {
        if (!isRefused(problem)) throw problem;
      }
    }
    lines.push(againLine(line, order.currency, { before, after: cart }));
  }
  queryClient.removeQueries({ queryKey: queries.cart.keys.all });
  await queryClient.invalidateQueries({ queryKey: queries.visitor.summary().queryKey });
  return { outcome: 'again', currency: order.currency, lines };
};
