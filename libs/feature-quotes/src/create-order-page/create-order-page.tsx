import { findCountryById } from '@shop/domain/countries';
import {
  addressIssues,
  AddressFields,
  ShopForm,
  SubmitButton,
  useAddressLabels,
  useAddressWords,
  type FormSchema,
} from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { PageBody, PageHead, useFormAnswer, useQueriesOf } from '@shop/page';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { FormSection } from '@shop/ui-theme/form-section';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { OfferDetails } from '../quote-page/offer-details.tsx';
import { useQuote } from '../use-quote.ts';
import { acceptDraft } from './accept-draft.ts';

const schema: FormSchema = {
  safeParse: (values) => {
    const issues = addressIssues(values as Record<string, unknown>, 'home');
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
};

/** The first values of the address: the client's main one in this country, else the client's name. */
const useFirstValues = (countryId: number) => {
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const saved = user?.addresses
    .filter((address) => address.country_id === countryId)
    .toSorted((one, other) => Number(other.is_main) - Number(one.is_main))[0];
  if (saved) {
    const { first_name, last_name, first_address, city, zip, phone_number } = saved;
    return { first_name, last_name, first_address, city, zip, phone_number };
  }
  return {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    phone_number: user?.phone ?? '',
  };
};

/** The last step before paying: the sum, where the parcel goes, and the button that obliges. */
export const CreateOrderPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const quote = useQuote();
  const answer = useFormAnswer();
  const [offer] = quote.offers;
  const country = findCountryById(offer?.country_id ?? quote.country_id);
  const first = useFirstValues(country?.id ?? 0);
  const labels = useAddressLabels(country?.code);
  const words = useAddressWords(country?.code);
  const title = say('quotes.create.title', { number: quote.number });
  if (!offer) return null;
  const total = formats.money(offer.total, quote.currency);
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <FormColumn>
        <Stack gap={24}>
          <PageTitle heading={title} />
          <OfferDetails offer={offer} currency={quote.currency} />
          <FormSection heading={say('quotes.create.address')}>
            <ShopForm
              schema={schema}
              labels={labels}
              words={words}
              values={{ ...first, ...answer?.values }}
              answer={answer}
              draft={acceptDraft(quote.slug)}
              summaryHeading={say('quotes.problems')}
            >
              <input type="hidden" name="country_id" value={country?.id} />
              <input type="hidden" name="total" value={offer.total} />
              <Stack gap={16}>
                <Text>
                  {say('quotes.create.country', { country: country ? formats.country(country.code) : '' })}
                </Text>
                <AddressFields country={country} />
                <SubmitButton isBlock size="large">
                  {say('quotes.create.order', { total })}
                </SubmitButton>
                <Text size="small" tone="muted">
                  {say('quotes.create.hint')}
                </Text>
              </Stack>
            </ShopForm>
          </FormSection>
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
