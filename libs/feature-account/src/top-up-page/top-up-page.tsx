import { TOP_UP_TERMS } from '@shop/domain/top-up';
import { toWire } from '@shop/domain/wire-amount';
import { FormText, ShopForm, SubmitButton } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useFormAnswer, useLinks, useQueriesOf } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Inline } from '@shop/ui-theme/inline';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useAccountWords } from '../account-words.ts';
import { AccountPage } from '../account-frame/account-page.tsx';
import { topUpDraft } from '../form-drafts.ts';
import { useMessages } from '../messages.ts';
import { topUpSchema } from './top-up-form.schema.ts';

/** The sum of a top-up. The offered sums are links, so that one click fills the field without scripts too. */
export const TopUpPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const answer = useFormAnswer();
  const [search] = useSearchParams();
  const words = useAccountWords();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  if (!user) return null;
  const { balance, balance_currency: currency } = user;
  const { least, most, offered } = TOP_UP_TERMS[currency];
  const [from, to] = [least, most].map((sum) => formats.money(toWire(sum), currency));
  const chosen = search.get('amount') ?? '';
  const title = say('account.top_up.title');
  return (
    <AccountPage title={title} current="balance">
      <PageTitle heading={title} />
      <Stack gap={4}>
        <Text>{say('account.top_up.hint')}</Text>
        <Text size="small" tone="muted">
          {`${say('account.overview.balance')}: ${formats.money(balance, currency)}`}
        </Text>
      </Stack>
      <FormColumn>
        <Stack gap={24}>
          <Stack gap={8}>
            <Text size="small" tone="muted">
              {say('account.top_up.often')}
            </Text>
            <Inline gap={8}>
              {offered.map((sum) => (
                <ButtonLink
                  key={sum}
                  look="quiet"
                  size="small"
                  href={href(laterPaths.balancePay.to({}, { amount: toWire(sum) }))}
                >
                  {formats.money(toWire(sum), currency)}
                </ButtonLink>
              ))}
            </Inline>
          </Stack>
          <ShopForm
            key={chosen}
            schema={topUpSchema(currency)}
            labels={{ amount: say('account.top_up.amount', { currency }) }}
            words={{
              ...words,
              top_up_too_small: say('account.top_up.too_small', { least: from ?? '' }),
              top_up_too_large: say('account.top_up.too_large', { most: to ?? '' }),
              top_up_fraction: say('account.top_up.no_amount'),
              top_up_no_amount: say('account.top_up.no_amount'),
            }}
            values={{ amount: chosen, ...answer?.values }}
            answer={answer}
            draft={topUpDraft(chosen)}
            summaryHeading={say('account.form.summary')}
          >
            <Stack gap={16}>
              <FormText
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                width="short"
                hint={say('account.top_up.limits', { least: from ?? '', most: to ?? '' })}
                required
              />
              <div>
                <SubmitButton>{say('account.top_up.continue')}</SubmitButton>
              </div>
              <Text size="caption" tone="muted">
                {say('account.top_up.promise')}
              </Text>
            </Stack>
          </ShopForm>
        </Stack>
      </FormColumn>
    </AccountPage>
  );
};
