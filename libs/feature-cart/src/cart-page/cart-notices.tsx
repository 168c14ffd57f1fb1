import type { QueueState } from '@shop/data-access';
import { useFormAnswer, type FormAnswer } from '@shop/page';
import { Notice } from '@shop/ui-theme';
import { useSearchParams } from 'react-router-dom';
import { useMessages, type MessageId } from '../messages.ts';

type Said = { tone: 'info' | 'warning' | 'critical'; id: MessageId };

const REFUSALS: Readonly<Record<string, MessageId>> = {
  sold_out: 'cart.notice.sold_out',
  cart_full: 'cart.notice.cart_full',
  not_found: 'cart.notice.not_found',
  too_many_requests: 'cart.notice.too_many_requests',
};

/** Why a checkout may lead back here. */
const LEFT = ['expired', 'empty', 'unknown', 'often', 'share', 'busy'] as const;

/** A form that was refused: why, as far as the cart has words for it. */
const refusal = ({ errors, message }: FormAnswer): Said => ({
  tone: 'critical',
  id: REFUSALS[message] ?? (errors.quantity ? 'cart.notice.quantity' : 'cart.notice.failed'),
});

const chosen = (
  answer: FormAnswer | undefined,
  query: URLSearchParams,
  outcome: QueueState['outcome'],
): Said[] => {
  const said: Said[] = [];
  if (answer) said.push(refusal(answer));
  if (outcome)
    said.push({ tone: outcome === 'adjusted' ? 'warning' : 'critical', id: `cart.notice.${outcome}` });
  else if (query.get('adjusted')) said.push({ tone: 'warning', id: 'cart.notice.adjusted' });
  if (query.get('repeated')) said.push({ tone: 'info', id: 'cart.notice.repeated' });
  const checkout = LEFT.find((why) => why === query.get('checkout'));
  if (checkout) said.push({ tone: 'info', id: `cart.notice.${checkout}` });
  return said;
};

/** What the shopper must know before looking at the lines: of the last change, and why the checkout led back here. */
export const CartNotices = ({ outcome }: { outcome: QueueState['outcome'] }) => {
  const say = useMessages();
  const answer = useFormAnswer();
  const [query] = useSearchParams();
  return chosen(answer, query, outcome).map(({ tone, id }) => (
    <Notice key={id} tone={tone}>
      {say(id)}
    </Notice>
  ));
};
