import type { Cart } from '@shop/data-access';
import type { CartChange } from '@shop/data-access/cart-change';
import type { QueueState } from '@shop/data-access/cart-queue';
import type { useMessages } from '../messages.ts';

type Outcome = NonNullable<QueueState['outcome']>;

/** The name of the changed item; a removed line is still known from its restore data. */
const nameOf = ({ items, removed }: Cart, change: CartChange | null): string | undefined => {
  if (!change || change.kind === 'method') return undefined;
  if (change.kind === 'add') return items.find(({ variant_id }) => variant_id === change.variant)?.name;
  const line = items.find(({ id }) => id === change.line) ?? removed;
  return line?.id === change.line ? line.name : undefined;
};

/** The line of the change, which the cart does not contain: removed or bought in another tab. */
const isLineGone = (outcome: Outcome, about: CartChange | null): boolean =>
  outcome === 'not_found' && about !== null && 'line' in about;

/** The message for a change's result; for too many pieces it names the line and the requested number. */
export const cartChangeMessage = (
  say: ReturnType<typeof useMessages>,
  cart: Cart,
  outcome: Outcome,
  about: CartChange | null,
): string => {
  if (isLineGone(outcome, about)) return say('cart.notice.line_gone');
  const name = outcome === 'too_many_requests' ? nameOf(cart, about) : undefined;
  if (name === undefined) return say(`cart.notice.${outcome}`);
  return about?.kind === 'quantity'
    ? say('cart.notice.too_many_quantity', { name, quantity: about.quantity })
    : say('cart.notice.too_many_line', { name });
};
