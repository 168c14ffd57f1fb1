import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { FormRow } from '@shop/ui-theme/form-layout';
import { Select } from '@shop/ui-theme/select';
import { Stack } from '@shop/ui-theme/stack';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import type { SitePart } from './site-address.ts';

type Props = {
  part: SitePart;
  value: string | null;
  options: readonly { value: string; label: string }[];
};

/** Filters a part by state. A plain GET form: it works without scripts. */
export const StateFilter = ({ part, value, options }: Props) => {
  const say = useMessages();
  return (
    <Form
      key={`${part} ${value}`}
      action={laterPaths.sitePro.to()}
      method="get"
      role="search"
      aria-label={say('pro.filter')}
    >
      {part !== 'orders' && <input type="hidden" name="show" value={part} />}
      <Stack gap={12}>
        <FormRow>
          <Select
            label={say('pro.column.state')}
            name="state"
            placeholder={say('pro.filter.every')}
            defaultValue={value ?? ''}
            options={options}
          />
        </FormRow>
        <div>
          <Button type="submit" look="quiet">
            {say('pro.filter.show')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};
