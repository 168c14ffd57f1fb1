import { FormCountry, FormText, FormTextArea, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useDestination, useSite } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import { MethodChoice } from './method-choice.tsx';
import { clientSchema, guestSchema } from './request-form.schema.ts';

type Props = Pick<ShopFormProps, 'answer'> & { isGuest: boolean };

/** Where the goods go and how, and for guests whom to tell. Sending it costs nothing. */
export const RequestForm = ({ answer, isGuest }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { countries } = useSite();
  const { countryId, method } = useDestination();
  const values = {
    country_id: String(countryId),
    shipping_method: method,
    ...answer?.values,
  };
  return (
    <ShopForm
      schema={isGuest ? guestSchema : clientSchema}
      labels={{
        email: say('quotes.email'),
        country_id: say('quotes.country'),
        shipping_method: say('quotes.method'),
        note: say('quotes.note'),
      }}
      values={values}
      answer={answer}
      draft="quote-request"
      summaryHeading={say('quotes.problems')}
    >
      <input type="hidden" name="intent" value="submit" />
      <Stack gap={24}>
        {isGuest && <FormText name="email" type="email" inputMode="email" autoComplete="email" required />}
        <FormCountry
          name="country_id"
          options={countries.map(({ id, iso_code: code }) => ({
            value: String(id),
            label: formats.country(code),
          }))}
          autoComplete="shipping country"
        />
        <MethodChoice chosen={values.shipping_method} />
        <FormTextArea name="note" optional={say('quotes.optional')} />
        <SubmitButton size="large">{say('quotes.submit')}</SubmitButton>
        <Text size="small" tone="muted">
          {say('quotes.submit_hint')}
        </Text>
      </Stack>
    </ShopForm>
  );
};
