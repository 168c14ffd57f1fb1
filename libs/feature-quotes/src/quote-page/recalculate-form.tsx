import type { Quote } from '@shop/data-access/quotes';
import { FormCountry, ShopForm, SubmitButton, type FormSchema, type ShopFormProps } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useSite } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { MethodChoice } from '../request-form/method-choice.tsx';

/** Both are choices: nothing can be typed wrong. */
const NO_RULES: FormSchema = { safeParse: () => ({ success: true }) };

type Props = Pick<ShopFormProps, 'answer' | 'fetcher' | 'action'> & { quote: Quote };

/** Another way or another country: a new version of the offer. The same on the page and in the modal. */
export const RecalculateForm = ({ quote, ...form }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { countries } = useSite();
  return (
    <ShopForm
      {...form}
      schema={NO_RULES}
      labels={{ country_id: say('quotes.country'), shipping_method: say('quotes.method') }}
      values={{ country_id: String(quote.country_id), shipping_method: quote.shipping_method }}
      draft={null}
      summaryHeading={say('quotes.problems')}
    >
      <input type="hidden" name="intent" value="recalculate" />
      {form.fetcher && <input type="hidden" name="stay" value="1" />}
      <Stack gap={16}>
        <MethodChoice chosen={quote.shipping_method} isLegendHidden />
        <FormCountry
          name="country_id"
          options={countries.map(({ id, iso_code: code }) => ({
            value: String(id),
            label: formats.country(code),
          }))}
        />
        <SubmitButton look="quiet">{say('quotes.recalculate')}</SubmitButton>
      </Stack>
    </ShopForm>
  );
};
