import type { ForwardEstimate, Parcel } from '@shop/data-access/forwarding';
import { findCountryById } from '@shop/domain/countries';
import {
  AddressFields,
  FormCountry,
  FormText,
  ShopForm,
  SubmitButton,
  useAddressLabels,
  useAddressWords,
  useFormDraft,
  type ShopFormProps,
} from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useCurrency, useSite, type FormValues } from '@shop/page';
import { FormSection } from '@shop/ui-theme/form-section';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useState } from 'react';
import { DeclarationFields } from '../declaration/declaration-fields.tsx';
import { lineField, linesIn } from '../declaration/declaration.conversions.ts';
import { useDeclarationLabels } from '../declaration/use-declaration-labels.ts';
import { useMessages } from '../messages.ts';
import { EstimatePart } from './estimate-part.tsx';
import { parcelField } from './first-values.ts';
import { FORWARD_DRAFT, forwardSchema } from './forward-form.schema.ts';
import { ParcelTicks, ServiceTicks } from './ticks.tsx';
import { useForwardWords } from './use-forward-words.ts';

type Props = Pick<ShopFormProps, 'answer'> & {
  parcels: readonly Parcel[];
  values: FormValues;
  /** Of the values; what changes in the form is calculated at the next press. */
  estimate: ForwardEstimate | undefined;
};

/** What most lines have. */
const lineValues = (count: number): FormValues =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      [lineField('quantity', at), '1'],
      [lineField('origin', at), 'US'],
    ]).flat(),
  );

/** Kept text comes back, but for the parcels: those are chosen by the address of the page. */
export const ForwardForm = (props: Props) => {
  const draft = useFormDraft(FORWARD_DRAFT);
  const chosen = props.parcels.map(({ id }) => [parcelField(id), props.values[parcelField(id)] ?? '']);
  const values = {
    ...props.values,
    ...draft,
    ...(Object.fromEntries(chosen) as FormValues),
    ...props.answer?.values,
  };
  return <Fields key={draft === null ? 'fresh' : 'draft'} {...props} values={values} />;
};

const useLabels = ({ parcels, values }: Props, country: ReturnType<typeof findCountryById>) => {
  const say = useMessages();
  const { isoCode: currency } = useCurrency();
  return {
    ...Object.fromEntries(parcels.map(({ id, tracking_number: number }) => [parcelField(id), number])),
    shipping_method: say('parcels.forward.method'),
    ...useAddressLabels(country?.code),
    price_cap: say('parcels.forward.cap', { currency }),
    ...useDeclarationLabels(linesIn(values), currency),
  };
};

const Fields = (props: Props) => {
  const { parcels, values, answer, estimate } = props;
  const say = useMessages();
  const formats = useFormats();
  const { countries } = useSite();
  const [chosen, choose] = useState(Number(values.country_id));
  const country = findCountryById(chosen);
  const count = linesIn(values);
  return (
    <ShopForm
      schema={forwardSchema}
      labels={useLabels(props, country)}
      words={{ ...useAddressWords(country?.code), ...useForwardWords() }}
      values={{ ...lineValues(count), ...values }}
      answer={answer}
      draft={FORWARD_DRAFT}
      isDraftFitted
      summaryHeading={say('parcels.problems')}
    >
      <input type="hidden" name="intent" value="send" />
      <Stack gap={32}>
        <FormSection heading={say('parcels.forward.which')}>
          <ParcelTicks parcels={parcels} />
        </FormSection>
        <FormSection heading={say('parcels.forward.services')}>
          <ServiceTicks />
        </FormSection>
        <FormSection heading={say('parcels.forward.address')}>
          <Stack gap={16}>
            <FormCountry
              name="country_id"
              options={countries.map(({ id, iso_code: code }) => ({
                value: String(id),
                label: formats.country(code),
              }))}
              autoComplete="shipping country"
              onChoose={({ value }) => choose(Number(value))}
            />
            <AddressFields country={country} />
          </Stack>
        </FormSection>
        <FormSection heading={say('parcels.forward.method')}>
          <EstimatePart estimate={estimate} chosen={values.shipping_method ?? 'air'} />
        </FormSection>
        <FormSection heading={say('parcels.declaration')} hint={say('parcels.declaration.later')}>
          <DeclarationFields count={count} />
        </FormSection>
        <Stack gap={16}>
          <FormText
            name="price_cap"
            inputMode="decimal"
            hint={say('parcels.forward.cap_hint')}
            optional={say('parcels.optional')}
          />
          <SubmitButton size="large">{say('parcels.forward.send')}</SubmitButton>
          <Text size="small" tone="muted">
            {say('parcels.forward.send_hint')}
          </Text>
        </Stack>
      </Stack>
    </ShopForm>
  );
};
