import { quoteQueries } from '@shop/data-access/quotes';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';

/** Names the request that was sent last, and what follows. */
export const SuccessfulPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { id: languageId } = useLanguage();
  const { data: quotes } = useSuspenseQuery(quoteQueries(usePage().api).list(languageId));
  const last = quotes[0];
  const isPriced = last?.state === 'offered';
  const heading = last ? say('quotes.sent', { number: last.number }) : say('quotes.empty');
  return (
    <PageBody>
      <PageHead title={heading} isIndexed={false} />
      <EmptyState
        heading={heading}
        level={1}
        picture="parcel"
        actions={
          <ButtonLink
            look="primary"
            href={href(last ? laterPaths.quote.to({ slug: last.slug }) : laterPaths.orderForm.to())}
          >
            {say(last ? (isPriced ? 'quotes.see_price' : 'quotes.see') : 'quotes.new')}
          </ButtonLink>
        }
      >
        {say(isPriced ? 'quotes.sent_priced' : 'quotes.sent_waiting')}
      </EmptyState>
    </PageBody>
  );
};
