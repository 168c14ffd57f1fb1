import { quoteQueries } from '@shop/data-access/quotes';
import { OFFER_DAYS } from '@shop/domain/quotes';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useFormAnswer, useLinks, usePage, useQueriesOf } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { FormSection } from '@shop/ui-theme/form-section';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { fromAddress, fromLine } from '../items/item-form.conversions.ts';
import { ItemForm } from '../items/item-form.tsx';
import { ItemList } from '../items/item-list.tsx';
import { LinksForm } from '../items/links-form.tsx';
import { useMessages } from '../messages.ts';
import { RequestForm } from '../request-form/request-form.tsx';

const useOrderForm = () => {
  const { id: languageId } = useLanguage();
  const quotes = quoteQueries(usePage().api);
  const [search] = useSearchParams();
  const { data: draft } = useSuspenseQuery(quotes.draft(languageId));
  const { data: kinds } = useSuspenseQuery(quotes.kinds(languageId));
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const changed = draft.lines.find(({ id }) => String(id) === search.get('item')) ?? null;
  const answer = useFormAnswer();
  const intent = answer?.values['intent'];
  return {
    ...{ lines: draft.lines, kinds, changed, isGuest: user === null },
    values: changed ? fromLine(changed) : fromAddress(search),
    answerTo: (...names: readonly string[]) => (intent && names.includes(intent) ? answer : undefined),
  };
};

/** The items of a request: what was added, forms for more, and the next step. */
export const OrderFormPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { lines, kinds, changed, isGuest, values, answerTo } = useOrderForm();
  const title = say('quotes.form.title');
  return (
    <PageBody>
      <PageHead title={title} description={say('quotes.form.lead')} />
      <FormColumn>
        <Stack gap={32}>
          <PageTitle heading={title} hint={say('quotes.form.lead')} />
          {lines.length > 0 && (
            <div id="items">
              <FormSection heading={say('quotes.form.items', { count: lines.length })}>
                <ItemList lines={lines} isDraft />
              </FormSection>
            </div>
          )}
          <div id="item">
            <FormSection heading={say(changed ? 'quotes.form.change' : 'quotes.form.add')}>
              <ItemForm
                key={`${changed?.id ?? 'new'} ${lines.length}`}
                id={changed?.id ?? null}
                kinds={kinds}
                values={values}
                answer={answerTo('add', 'change', 'read')}
              />
              {changed && (
                <TextLink href={href(laterPaths.orderForm.to())}>{say('quotes.form.leave')}</TextLink>
              )}
            </FormSection>
          </div>
          {!changed && (
            <FormSection heading={say('quotes.form.links')}>
              <LinksForm key={lines.length} answer={answerTo('links')} />
            </FormSection>
          )}
          {lines.length > 0 &&
            (isGuest ? (
              <FormSection heading={say('quotes.form.send')}>
                <RequestForm isGuest answer={answerTo('submit')} />
              </FormSection>
            ) : (
              <ButtonLink look="primary" size="large" href={href(laterPaths.orderFormSummary.to())}>
                {say('quotes.form.continue')}
              </ButtonLink>
            ))}
          <Text size="small" tone="muted">
            {say('quotes.form.valid', { days: OFFER_DAYS })}
          </Text>
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
