import { cartCalls } from '@shop/contracts/calls';
import { isApiProblem, type Order } from '@shop/data-access';
import type { PageContext } from '@shop/page';
import { againLine, type AgainLine } from './again-lines.ts';

/** What an order put into the cart again. */
export type Again = { outcome: 'again'; currency: string; lines: AgainLine[] };

/** Sold out, withdrawn, or no more room: said of the line, and the others are still put into the cart. */
const isRefused = (problem: unknown): boolean =>
  isApiProblem(problem) && [404, 409, 422].includes(problem.status ?? 0);

/** Puts what was ordered into the cart, as far as it is still sold, and says what has changed since. */
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
