import type { Quote } from '@shop/data-access/quotes';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { orderFor, paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Inline } from '@shop/ui-theme/inline';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { RecalculateLink } from '../modals/recalculate-link.tsx';

const ENDED: readonly Quote['state'][] = ['declined', 'cancelled'];

type ActProps = { intent: 'again' | 'decline' | 'cancel'; isMain?: boolean };

const Act = ({ intent, isMain = false }: ActProps) => {
  const say = useMessages();
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" look={isMain ? 'primary' : 'link'} size={isMain ? 'large' : 'small'}>
        {say(`quotes.act.${intent}`)}
      </Button>
    </Form>
  );
};

/** The next step of a quote: accept, pay, answer or ask again. */
const MainAct = ({ quote }: { quote: Quote }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { slug } = quote;
  const total = quote.offers[0] ? formats.money(quote.offers[0].total, quote.currency) : '';
  const link = (target: string, label: string) => (
    <ButtonLink look="primary" size="large" href={href(target)}>
      {label}
    </ButtonLink>
  );
  switch (quote.state) {
    case 'offered':
      return link(laterPaths.createOrder.to({ slug }), say('quotes.act.accept', { total }));
    case 'accepted':
      return quote.payable_slug === null
        ? link(orderFor(slug, quote.is_guest), say('quotes.act.order'))
        : link(paths.payment.to({ slug: quote.payable_slug }), say('quotes.act.pay', { total }));
    case 'needs_info':
      return link(laterPaths.additionalInfo.to({ slug }), say('quotes.act.answer'));
    case 'expired':
      return <Act intent="again" isMain />;
    default:
      return null;
  }
};

/** What the buyer may do with a quote now. */
export const QuoteActs = ({ quote }: { quote: Quote }) => {
  const isPaid = quote.state === 'accepted' && quote.payable_slug === null;
  if (quote.ordered_by !== undefined && !isPaid) return null;
  return (
    <Inline gap={16}>
      <MainAct quote={quote} />
      {quote.state === 'offered' && <RecalculateLink quote={quote} />}
      {quote.state === 'offered' && <Act intent="decline" />}
      {!ENDED.includes(quote.state) && !isPaid && <Act intent="cancel" />}
    </Inline>
  );
};
