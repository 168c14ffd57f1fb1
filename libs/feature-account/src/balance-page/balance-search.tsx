import { BALANCE_KINDS } from '@shop/domain/balance-history';
import { useLanguage } from '@shop/i18n';
import { calendarOf } from '@shop/i18n/calendar';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { DateField } from '@shop/ui-theme/date-field';
import { Fold } from '@shop/ui-theme/fold';
import { FormRow } from '@shop/ui-theme/form-layout';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { Stack } from '@shop/ui-theme/stack';
import { TextLink } from '@shop/ui-theme/text-link';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { isNarrowed, type BalanceView } from './balance-address.ts';

/** Filters the history by kind and days. A plain GET form: it works without scripts. */
export const BalanceSearch = ({ view }: { view: BalanceView }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { code } = useLanguage();
  const calendar = {
    ...calendarOf(code),
    previous: say('account.calendar.previous'),
    next: say('account.calendar.next'),
  };
  return (
    <Fold summary={say('account.balance.search')} isOpen={isNarrowed(view)}>
      <Form action={paths.balance.to()} method="get" role="search" aria-label={say('account.balance.search')}>
        <Stack gap={16}>
          <Select
            label={say('account.balance.kind')}
            name="kind"
            placeholder={say('account.balance.kind.every')}
            defaultValue={view.kind ?? ''}
            options={BALANCE_KINDS.map((value) => ({ value, label: say(`account.balance.kind.${value}`) }))}
          />
          <FormRow>
            {(['from', 'to'] as const).map((name) => (
              <DateField
                key={name}
                label={say(`account.balance.${name}`)}
                name={name}
                defaultValue={view[name] ?? ''}
                openLabel={say(`account.balance.${name}_calendar`)}
                calendar={calendar}
              />
            ))}
          </FormRow>
          <Inline gap={16}>
            <Button type="submit" look="quiet">
              {say('account.balance.show')}
            </Button>
            {isNarrowed(view) && (
              <TextLink href={href(paths.balance.to())}>{say('account.balance.clear')}</TextLink>
            )}
          </Inline>
        </Stack>
      </Form>
    </Fold>
  );
};
