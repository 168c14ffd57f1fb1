import type { Quote } from '@shop/data-access/quotes';
import { useFormats } from '@shop/i18n';
import { PageBody, PageHead, useFormAnswer, useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Fold } from '@shop/ui-theme/fold';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { FormSection } from '@shop/ui-theme/form-section';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSearchParams } from 'react-router-dom';
import { ItemList } from '../items/item-list.tsx';
import { useMessages } from '../messages.ts';
import { QuoteTag } from '../quote-tag.tsx';
import { RECALCULATE_ID } from '../modals/recalculate-link.tsx';
import { useInfoSuccess } from '../modals/use-info-success.ts';
import { useQuote } from '../use-quote.ts';
import { OfferDetails } from './offer-details.tsx';
import { QuoteActs } from './quote-acts.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { RecalculateForm } from './recalculate-form.tsx';

const DONE = ['recalculate', 'again', 'decline', 'cancel', 'answered'] as const;

/** The states in which a request waits for its next offer: what was offered before is an earlier version. */
const UNPRICED: readonly Quote['state'][] = ['submitted', 'pricing', 'needs_info'];

/** Who has asked, on the page of a colleague's request. */
const AskedBy = ({ name }: { name: Quote['ordered_by'] }) => {
  const say = useMessages();
  if (name === undefined) return null;
  return <Text>{name === null ? say('quotes.by_gone') : say('quotes.by', { name })}</Text>;
};

const DoneNotice = ({ state }: Pick<Quote, 'state'>) => {
  const say = useMessages();
  const [search] = useSearchParams();
  const answer = useFormAnswer();
  const asked = DONE.find((one) => one === search.get('done'));
  // A request that could be priced at once has its new price already.
  const done = asked === 'again' && state === 'offered' ? 'recalculate' : asked;
  if (answer) return <Notice tone="critical">{say('quotes.problem.changed')}</Notice>;
  return done ? <Notice tone="success">{say(`quotes.done.${done}`)}</Notice> : null;
};

/** A quote: its state, the offer with every line, the items, other versions, and what may be done. */
export const QuotePage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const quote = useQuote();
  useInfoSuccess(quote);
  const isPriced = !UNPRICED.includes(quote.state);
  const offer = isPriced ? quote.offers[0] : undefined;
  const earlier = isPriced ? quote.offers.slice(1) : quote.offers;
  const title = say('quotes.one', { number: quote.number });
  const until = quote.state === 'offered' && quote.valid_until;
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <FormColumn>
        <Stack gap={32}>
          <DoneNotice state={quote.state} />
          <Stack gap={12}>
            <TextLink href={href(laterPaths.quotes.to())}>{say('quotes.title')}</TextLink>
            <Inline justify="between">
              <PageTitle heading={title} />
              <QuoteTag state={quote.state} />
            </Inline>
            <AskedBy name={quote.ordered_by} />
            <Text isMeasured>{say(`quotes.told.${quote.state}`)}</Text>
            {until && (
              <Text weight="middle">{say('quotes.valid_until', { when: formats.dateTime(until) })}</Text>
            )}
            {quote.question !== null && <Notice tone="warning">{quote.question}</Notice>}
          </Stack>
          {offer && <OfferDetails offer={offer} currency={quote.currency} />}
          <QuoteActs quote={quote} />
          <FormSection heading={say('quotes.form.items', { count: quote.lines.length })}>
            <ItemList lines={quote.lines} />
          </FormSection>
          {quote.state === 'offered' && quote.ordered_by === undefined && (
            <Fold id={RECALCULATE_ID} summary={say('quotes.recalculate_heading')}>
              <RecalculateForm quote={quote} />
            </Fold>
          )}
          {earlier.length > 0 && (
            <FormSection heading={say('quotes.versions')}>
              {earlier.map((version) => (
                <Fold
                  key={version.version}
                  summary={say('quotes.version', { number: version.version })}
                  end={formats.money(version.total, quote.currency)}
                >
                  <OfferDetails offer={version} currency={quote.currency} />
                </Fold>
              ))}
            </FormSection>
          )}
          <QuoteHistory quote={quote} />
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
