import { quoteQueries } from '@shop/data-access/quotes';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useFormAnswer, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { FormSection } from '@shop/ui-theme/form-section';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ItemList } from '../items/item-list.tsx';
import { useMessages } from '../messages.ts';
import { RequestForm } from '../request-form/request-form.tsx';

/** A client's last look at the items before the request is sent. */
export const SummaryPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { id: languageId } = useLanguage();
  const { data: draft } = useSuspenseQuery(quoteQueries(usePage().api).draft(languageId));
  const answer = useFormAnswer();
  const title = say('quotes.summary.title');
  const form = href(laterPaths.orderForm.to());
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <FormColumn>
        <Stack gap={32}>
          <PageTitle heading={title} />
          {draft.lines.length === 0 ? (
            <EmptyState
              heading={say('quotes.summary.empty')}
              picture="parcel"
              actions={
                <ButtonLink look="primary" href={form}>
                  {say('quotes.form.add')}
                </ButtonLink>
              }
            />
          ) : (
            <>
              <FormSection heading={say('quotes.form.items', { count: draft.lines.length })}>
                <ItemList lines={draft.lines} />
                <TextLink href={form}>{say('quotes.summary.change')}</TextLink>
              </FormSection>
              <FormSection heading={say('quotes.form.send')}>
                <RequestForm isGuest={false} answer={answer} />
              </FormSection>
            </>
          )}
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
