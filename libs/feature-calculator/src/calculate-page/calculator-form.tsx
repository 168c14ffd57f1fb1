import type { GoodsKind } from '@shop/data-access/quotes';
import { CURRENCIES } from '@shop/domain/currencies';
import { useFormats } from '@shop/i18n';
import { useSite } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import { Fold } from '@shop/ui-theme/fold';
import { FormRow } from '@shop/ui-theme/form-layout';
import { Select } from '@shop/ui-theme/select';
import { Stack } from '@shop/ui-theme/stack';
import { TextField } from '@shop/ui-theme/text-field';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { MOST_PIECES, type Asked, type CalculatorFields } from './asked.ts';

type Props = {
  fields: CalculatorFields;
  faulty: Extract<Asked, { kind: 'faulty' }>['field'] | undefined;
  kinds: readonly GoodsKind[];
  countryId: number;
};

/** A form whose result has an address: it is sent by GET, with scripts and without. */
export const CalculatorForm = ({ fields, faulty, kinds, countryId }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { countries } = useSite();
  const fault = (name: typeof faulty) =>
    faulty === name && name ? { error: say(`calculator.fault.${name}`, { most: MOST_PIECES }) } : {};
  return (
    <Form method="get">
      <Stack gap={16}>
        <FormRow>
          <TextField
            name="price"
            label={say('calculator.price')}
            inputMode="decimal"
            defaultValue={fields.price}
            required
            {...fault('price')}
          />
          <Select
            name="currency"
            label={say('calculator.currency')}
            defaultValue={fields.currency || '2'}
            options={CURRENCIES.map(({ id, code }) => ({ value: String(id), label: code }))}
          />
        </FormRow>
        <Select
          name="kind"
          label={say('calculator.kind')}
          placeholder={say('calculator.kind_none')}
          defaultValue={fields.kind}
          options={kinds.map(({ category_id: id, group, name }) => ({
            value: String(id),
            label: say('calculator.kind_option', { group, name }),
          }))}
        />
        <FormRow>
          <TextField
            name="weight"
            label={say('calculator.weight')}
            hint={say('calculator.weight_hint')}
            inputMode="decimal"
            defaultValue={fields.weight}
            {...fault('weight')}
          />
          <TextField
            name="quantity"
            label={say('calculator.quantity')}
            inputMode="numeric"
            defaultValue={fields.quantity || '1'}
            {...fault('quantity')}
          />
        </FormRow>
        <Fold summary={say('calculator.sides')} isOpen={fields.length !== ''}>
          <FormRow>
            {(['length', 'width', 'height'] as const).map((name) => (
              <TextField
                key={name}
                name={name}
                label={say(`calculator.${name}`)}
                inputMode="decimal"
                defaultValue={fields[name]}
              />
            ))}
          </FormRow>
        </Fold>
        <Select
          name="country"
          label={say('calculator.country')}
          defaultValue={fields.country || String(countryId)}
          options={countries.map(({ id, iso_code: code }) => ({
            value: String(id),
            label: formats.country(code),
          }))}
        />
        <Button type="submit" look="primary" size="large">
          {say('calculator.calculate')}
        </Button>
      </Stack>
    </Form>
  );
};
