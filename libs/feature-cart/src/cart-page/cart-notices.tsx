import type { Cart } from '@shop/data-access';
import type { QueueState } from '@shop/data-access/cart-queue';
import { useFormAnswer, useRefusesCookies, type FormAnswer } from '@shop/page';
import { Notice } from '@shop/ui-theme/notice';
import { useSearchParams } from 'react-router-dom';
import { toChange } from '../cart-changes/cart-change.ts';
import { cartChangeMessage } from '../cart-changes/cart-change-message.ts';
import { useMessages, type MessageId } from '../messages.ts';

type Tone = 'info' | 'warning' | 'critical';
type Said = { tone: Tone; text: string };
type Say = ReturnType<typeof useMessages>;
type Changes = Pick<QueueState, 'outcome' | 'about'>;

const REFUSALS: Readonly<Record<string, MessageId>> = {
  sold_out: 'cart.notice.sold_out',
  cart_full: 'cart.notice.cart_full',
};

/** The reasons why a checkout may redirect to the cart. */
const LEFT = ['expired', 'empty', 'unknown', 'often', 'share', 'busy'] as const;

/** A refused form: the reason, as far as the cart has a message for it. */
const refusal = (say: Say, cart: Cart, { errors, message, values }: FormAnswer): string => {
  if (message === 'too_many_requests' || message === 'not_found')
    return cartChangeMessage(say, cart, message, toChange(values));
  return say(REFUSALS[message] ?? (errors.quantity ? 'cart.notice.quantity' : 'cart.notice.failed'));
};

/** The reason of the redirect from the checkout; items that one place has too many of are named. */
const sayLeft = (say: Say, cart: Cart, query: URLSearchParams): string[] => {
  const why = LEFT.find((one) => one === query.get('checkout'));
  if (why === undefined) return [];
  const variants = why === 'share' ? (query.get('lines') ?? '').split('.').map(Number) : [];
  const named = cart.items.filter(({ variant_id }) => variants.includes(variant_id));
  return named.length === 0
    ? [say(`cart.notice.${why}`)]
    : named.map(({ name }) => say('cart.notice.share_line', { name }));
};

const chosen = (
  say: Say,
  cart: Cart,
  answer: FormAnswer | undefined,
  query: URLSearchParams,
  { outcome, about }: Changes,
): Said[] => {
  const said: Said[] = [];
  if (answer) said.push({ tone: 'critical', text: refusal(say, cart, answer) });
  if (outcome) {
    const tone = outcome === 'adjusted' ? 'warning' : 'critical';
    said.push({ tone, text: cartChangeMessage(say, cart, outcome, about) });
  } else if (query.get('adjusted')) said.push({ tone: 'warning', text: say('cart.notice.adjusted') });
  if (query.get('repeated')) said.push({ tone: 'info', text: say('cart.notice.repeated') });
  return [...said, ...sayLeft(say, cart, query).map((text) => ({ tone: 'info' as const, text }))];
};

/** The notices above the lines: of the last change, and of the redirect from the checkout. */
export const CartNotices = ({ cart, changes }: { cart: Cart; changes: Changes }) => {
  const say = useMessages();
  const answer = useFormAnswer();
  const [query] = useSearchParams();
  const said = chosen(say, cart, answer, query, changes);
  if (useRefusesCookies()) said.push({ tone: 'warning', text: say('cart.notice.cookies') });
  return said.map(({ tone, text }) => (
    <Notice key={text} tone={tone}>
      {text}
    </Notice>
  ));
};
