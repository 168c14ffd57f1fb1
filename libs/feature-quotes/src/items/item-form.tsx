import type { GoodsKind } from '@shop/data-access/quotes';
import { CURRENCIES } from '@shop/domain/currencies';
import { FormSelect, FormText, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { Fold } from '@shop/ui-theme/fold';
import { FormRow } from '@shop/ui-theme/form-layout';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { itemSchema } from './item-form.schema.ts';
import { LinkField } from './link-field.tsx';
import { isReadingNote } from './link-reading.ts';
import { useItemLabels } from './use-item-labels.ts';

type Props = Pick<ShopFormProps, 'answer' | 'values'> & {
  /** The item of the draft that is changed; null for a new one. */
  id: number | null;
  kinds: readonly GoodsKind[];
};

/** What is bought where: the fields that a price needs, and those that make it exact. */
export const ItemForm = ({ id, kinds, answer, values = {} }: Props) => {
  const say = useMessages();
  const labels = useItemLabels();
  const all = { ...values, ...answer?.values };
  return (
    <ShopForm
      schema={itemSchema}
      labels={labels}
      names={{ sides_cm: 'length_cm' }}
      values={all}
      answer={answer}
      draft={id === null ? 'quote-item' : null}
      words={{ too_many_items: say('quotes.problem.too_many_items') }}
      summaryHeading={say('quotes.problems')}
    >
      <input type="hidden" name="intent" value={id === null ? 'add' : 'change'} />
      {id !== null && <input type="hidden" name="id" value={id} />}
      <Stack gap={16}>
        <LinkField answered={(all.read ?? '').split(' ').filter(isReadingNote)} />
        <FormText name="title" hint={say('quotes.item.title_hint')} required />
        <FormText name="options" hint={say('quotes.item.options_hint')} optional={say('quotes.optional')} />
        <FormRow>
          <FormText name="price" inputMode="decimal" hint={say('quotes.item.price_hint')} />
          <FormSelect
            name="currency_id"
            options={CURRENCIES.map(({ id: value, code }) => ({ value: String(value), label: code }))}
          />
        </FormRow>
        <FormRow>
          <FormText name="quantity" inputMode="numeric" required />
          <FormText name="weight_kg" inputMode="decimal" optional={say('quotes.optional')} />
        </FormRow>
        <FormSelect
          name="category_id"
          placeholder={say('quotes.item.kind_none')}
          options={kinds.map(({ category_id: value, group, name }) => ({
            value: String(value),
            label: say('quotes.item.kind_option', { group, name }),
          }))}
        />
        <Fold summary={say('quotes.item.sides')} isOpen={(all.length_cm ?? '') !== ''}>
          <FormRow>
            <FormText name="length_cm" inputMode="decimal" />
            <FormText name="width_cm" inputMode="decimal" />
            <FormText name="height_cm" inputMode="decimal" />
          </FormRow>
        </Fold>
        <SubmitButton look={id === null ? 'quiet' : 'primary'}>
          {say(id === null ? 'quotes.item.add' : 'quotes.item.save')}
        </SubmitButton>
      </Stack>
    </ShopForm>
  );
};
