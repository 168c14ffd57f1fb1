import {
  ORDER_LIST_STATES,
  ORDER_PERIODS,
  ORDER_SEARCH_LENGTH,
  type OrderPeriod,
} from '@shop/domain/order-list';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { Fold } from '@shop/ui-theme/fold';
import { FormRow, InputRow } from '@shop/ui-theme/form-layout';
import { Select } from '@shop/ui-theme/select';
import { Stack } from '@shop/ui-theme/stack';
import { TextField } from '@shop/ui-theme/text-field';
import { TextLink } from '@shop/ui-theme/text-link';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { FIRST_VIEW, ordersQuery, type OrdersView } from '../orders-address.ts';

const LENGTHS: Readonly<Record<OrderPeriod, { unit: 'days' | 'months'; count: number }>> = {
  '30_days': { unit: 'days', count: 30 },
  '180_days': { unit: 'months', count: 6 },
  '365_days': { unit: 'months', count: 12 },
};

/** Filters the list by words, state and period. A plain GET form: it works without scripts. */
export const OrderSearch = ({ view }: { view: OrdersView }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { filter, search, state, period } = view;
  const lengthOf = (value: OrderPeriod) => {
    const { unit, count } = LENGTHS[value];
    return say(`orders.period.${unit}`, { count });
  };
  const isUsed = search !== '' || state !== null || period !== null;
  const everything = href(paths.myOrders.to({}, ordersQuery({ ...FIRST_VIEW, filter })));
  return (
    <Form action={paths.myOrders.to()} method="get" role="search" aria-label={say('orders.search.label')}>
      <Stack gap={12}>
        {filter !== FIRST_VIEW.filter && <input type="hidden" name="filter" value={filter} />}
        <InputRow>
          <TextField
            label={say('orders.search.words')}
            name="search"
            type="search"
            maxLength={ORDER_SEARCH_LENGTH}
            defaultValue={search}
            hint={say('orders.search.hint')}
          />
          <Button type="submit" look="quiet">
            {say('orders.search.show')}
          </Button>
        </InputRow>
        <Fold summary={say('orders.search.more')} isOpen={state !== null || period !== null}>
          <FormRow>
            <Select
              label={say('orders.search.state')}
              name="state"
              placeholder={say('orders.search.any_state')}
              defaultValue={state ?? ''}
              options={ORDER_LIST_STATES.map((value) => ({ value, label: say(`orders.state.${value}`) }))}
            />
            <Select
              label={say('orders.search.period')}
              name="period"
              placeholder={say('orders.search.any_period')}
              defaultValue={period ?? ''}
              options={ORDER_PERIODS.map((value) => ({ value, label: lengthOf(value) }))}
            />
          </FormRow>
        </Fold>
        {isUsed && (
          <div>
            <TextLink href={everything}>{say('orders.search.clear')}</TextLink>
          </div>
        )}
      </Stack>
    </Form>
  );
};
