import type { Order, OrderDestination } from '@shop/data-access/orders';
import { findCountryById } from '@shop/domain/countries';
import {
  AddressFields,
  FormSelect,
  ShopForm,
  SubmitButton,
  useAddressLabels,
  useAddressWords,
} from '@shop/forms';
import type { FormAnswer } from '@shop/page';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { addressDraft } from './address-draft.ts';
import { addressSchema } from './address-form.schema.ts';

type Props = {
  slug: string;
  address: Order['address'];
  to: OrderDestination;
  answer: FormAnswer | undefined;
  /** The order's page, for a buyer who does not want to change the address. */
  backTo: string;
};

/** The person and the home address, or the pickup point, in the order's country. */
export const AddressForm = ({ slug, address, to, answer, backTo }: Props) => {
  const say = useMessages();
  const country = findCountryById(address.country_id);
  const { id: _, country_id, ...typed } = address;
  return (
    <ShopForm
      schema={addressSchema(to.destination)}
      labels={{ ...useAddressLabels(country?.code), parcel_shop: say('orders.pickup_point') }}
      words={{
        ...useAddressWords(country?.code),
        order_packed: say('orders.address.too_late'),
        too_many_changes: say('orders.address.too_many'),
      }}
      values={{ ...typed, country_id: String(country_id), parcel_shop: to.parcel_shop ?? '' }}
      draft={addressDraft(slug)}
      answer={answer}
      summaryHeading={say('orders.address.summary')}
    >
      <Stack gap={16}>
        <input type="hidden" name="country_id" value={country_id} />
        {to.destination === 'pickup' && (
          <FormSelect
            name="parcel_shop"
            placeholder={say('orders.address.choose_point')}
            options={to.pickup_points.map((point) => ({
              value: point.parcelshop_id,
              label: `${point.city}: ${point.name}, ${point.address}`,
            }))}
            required
          />
        )}
        <AddressFields country={country} destination={to.destination} />
        <Inline>
          <SubmitButton>{say('orders.address.save')}</SubmitButton>
          <ButtonLink look="quiet" href={backTo}>
            {say('orders.address.keep')}
          </ButtonLink>
        </Inline>
      </Stack>
    </ShopForm>
  );
};
