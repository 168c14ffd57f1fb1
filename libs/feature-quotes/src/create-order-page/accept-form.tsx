import type { Quote, QuoteOffer } from '@shop/data-access/quotes';
import { findCountryById } from '@shop/domain/countries';
import { AddressFields, ShopForm, SubmitButton, useAddressLabels, useAddressWords } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import type { FormAnswer } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import { FormSection } from '@shop/ui-theme/form-section';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useMessages } from '../messages.ts';
import { acceptDraft } from './accept-draft.ts';
import { acceptSchema, couriersOf, destinationOf, pointField, type QuoteCourier } from './accept-fields.ts';
import { CourierChoice } from './courier-choice.tsx';

type Props = {
  quote: Quote;
  offer: QuoteOffer;
  values: Readonly<Record<string, string>>;
  answer: FormAnswer | undefined;
  courier: QuoteCourier | null;
  onCourier: (id: string) => void;
};

/** Delivery, address and the button that obliges. Without scripts a button shows the total of another delivery. */
export const AcceptForm = ({ quote, offer, values, answer, courier, onCourier }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const hasScripts = useHydrated();
  const couriers = couriersOf(quote);
  const country = findCountryById(offer.country_id);
  const destination = destinationOf(courier);
  const labels = {
    courier_id: say('quotes.create.delivery'),
    ...Object.fromEntries(couriers.map(({ id }) => [pointField(id), say('quotes.courier.point')])),
    ...useAddressLabels(country?.code),
  };
  const words = {
    ...useAddressWords(country?.code),
    choose_courier: say('quotes.courier.choose'),
    choose_pickup_point: say('quotes.courier.choose_point'),
    total_changed: say('quotes.create.total_changed'),
  };
  const total = courier?.total ?? offer.total;
  return (
    <ShopForm
      schema={acceptSchema(couriers)}
      labels={labels}
      words={words}
      values={values}
      answer={answer}
      draft={acceptDraft(quote.slug)}
      summaryHeading={say('quotes.problems')}
    >
      <input type="hidden" name="country_id" value={country?.id} />
      <input type="hidden" name="total" value={total} />
      {courier && (
        <FormSection heading={say('quotes.create.delivery')}>
          <CourierChoice
            couriers={couriers}
            chosen={courier}
            currency={quote.currency}
            onChange={onCourier}
          />
          {!hasScripts && (
            <Button type="submit" look="quiet" name="intent" value="courier" formNoValidate>
              {say('quotes.create.show_total')}
            </Button>
          )}
        </FormSection>
      )}
      <FormSection
        heading={say(destination === 'pickup' ? 'quotes.create.recipient' : 'quotes.create.address')}
      >
        <Stack gap={16}>
          <Text>
            {say('quotes.create.country', { country: country ? formats.country(country.code) : '' })}
          </Text>
          <AddressFields country={country} destination={destination} />
          <SubmitButton isBlock size="large" name="intent" value="order">
            {say('quotes.create.order', { total: formats.money(total, quote.currency) })}
          </SubmitButton>
          <Text size="small" tone="muted">
            {say('quotes.create.hint')}
          </Text>
        </Stack>
      </FormSection>
    </ShopForm>
  );
};
