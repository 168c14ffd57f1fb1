import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { EventList } from '../event-list.tsx';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { QuoteActs } from './quote-acts.tsx';
import { QuoteLines } from './quote-lines.tsx';
import type { quoteLoader } from './quote-page.loader.ts';

/** One request for a quote: its items, the pricer's proposal, and what can be done. */
export const QuotePage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const quote = useLoaderData<typeof quoteLoader>();
  const isOpen = quote.state === 'pricing';
  const facts = [
    quote.brand,
    words('quote', quote.state),
    words('method', quote.shipping_method),
    quote.email,
  ];
  return (
    <OfficePage title={quote.number} hint={facts.join(' · ')}>
      {quote.taken_by !== null && !quote.is_mine && (
        <Text tone="warning">{say('office.quote.by_other', { name: quote.taken_by })}</Text>
      )}
      {quote.note && <Text>{say('office.quote.note', { note: quote.note })}</Text>}
      {quote.question && <Text>{say('office.quote.asked', { question: quote.question })}</Text>}
      <QuoteLines id={quote.id} lines={quote.lines} isOpen={isOpen} />
      <QuoteActs isMine={quote.is_mine} isOpen={isOpen} proposal={quote.proposal} />
      <EventList of="quote" events={quote.events} />
    </OfficePage>
  );
};
