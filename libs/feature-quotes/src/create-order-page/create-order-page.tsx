import { PageBody, PageHead, useFormAnswer, useQueriesOf } from '@shop/page';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../messages.ts';
import { OfferDetails } from '../quote-page/offer-details.tsx';
import { useQuote } from '../use-quote.ts';
import { chosenCourier, couriersOf } from './accept-fields.ts';
import { AcceptForm } from './accept-form.tsx';

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

/** The last step before paying: the sum, how and where the parcel goes, and the button that obliges. */
export const CreateOrderPage = () => {
  const say = useMessages();
  const quote = useQuote();
  const answer = useFormAnswer();
  const [offer] = quote.offers;
  const first = useFirstValues(offer?.country_id ?? quote.country_id);
  const [chosen, choose] = useState<string>();
  const courier = chosenCourier(couriersOf(quote), chosen ?? answer?.values.courier_id);
  const title = say('quotes.create.title', { number: quote.number });
  if (!offer) return null;
  const shown = courier ? { ...offer, delivery: courier.fee, total: courier.total } : offer;
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <FormColumn>
        <Stack gap={24}>
          <PageTitle heading={title} />
          <OfferDetails offer={shown} currency={quote.currency} />
          <AcceptForm
            quote={quote}
            offer={offer}
            values={{ ...first, courier_id: String(courier?.id ?? ''), ...answer?.values }}
            answer={answer}
            courier={courier}
            onCourier={choose}
          />
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
