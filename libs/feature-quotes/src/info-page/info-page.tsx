import { filled } from '@shop/contracts/fields';
import { FormTextArea, ShopForm, SubmitButton } from '@shop/forms';
import { PageBody, PageHead, useFormAnswer, useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { FormSection } from '@shop/ui-theme/form-section';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import * as z from 'zod/mini';
import { ItemList } from '../items/item-list.tsx';
import { useMessages } from '../messages.ts';
import { useQuote } from '../use-quote.ts';
import { infoDraft } from './info-draft.ts';

const schema = z.object({ text: filled(2_000) });

/** What staff need to know to price a request, and the form for it. */
export const InfoPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const quote = useQuote();
  const answer = useFormAnswer();
  const title = say('quotes.info.title', { number: quote.number });
  if (quote.state !== 'needs_info') {
    return (
      <PageBody>
        <PageHead title={title} isIndexed={false} />
        <EmptyState
          heading={say('quotes.info.none')}
          level={1}
          actions={
            <ButtonLink look="primary" href={href(laterPaths.quote.to({ slug: quote.slug }))}>
              {say('quotes.see')}
            </ButtonLink>
          }
        />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <FormColumn>
        <Stack gap={24}>
          <PageTitle heading={title} />
          <Notice tone="warning">{quote.question}</Notice>
          <ShopForm
            schema={schema}
            labels={{ text: say('quotes.info.label') }}
            values={{ text: '', ...answer?.values }}
            answer={answer}
            draft={infoDraft(quote.slug)}
            summaryHeading={say('quotes.problems')}
          >
            <Stack gap={16}>
              <FormTextArea name="text" required />
              <SubmitButton>{say('quotes.info.send')}</SubmitButton>
            </Stack>
          </ShopForm>
          <FormSection heading={say('quotes.form.items', { count: quote.lines.length })}>
            <ItemList lines={quote.lines} />
          </FormSection>
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
