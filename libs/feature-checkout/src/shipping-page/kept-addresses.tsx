import type { Checkout } from '@shop/data-access';
import { addressLine, unbroken } from '@shop/i18n/address-words';
import { useModals } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { RadioCards } from '@shop/ui-theme/radio-cards';
import { Stack } from '@shop/ui-theme/stack';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../messages.ts';
import { keptAddresses, NEW_ADDRESS } from './shipping-fields.ts';

type Props = {
  checkout: Checkout;
  /** The address that is selected at first. */
  chosen: string | undefined;
  /** Called for an address that is not one of these. */
  children: ReactNode;
};

const NAME = 'address_id';

/**
 * Selects an address when it is in the list: a just saved address comes with the next answer of the checkout.
 */
const useChoice = () => {
  const area = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const settle = () => {
    const radio = area.current?.querySelector<HTMLInputElement>(
      `input[name="${NAME}"][value="${wanted.current}"]`,
    );
    if (!radio) return;
    wanted.current = undefined;
    // Like a click of the shopper, so that the draft of the form is stored too.
    radio.click();
  };
  useEffect(settle);
  return {
    area,
    choose: (id: number) => {
      wanted.current = id;
      settle();
    },
  };
};

/** The client's addresses in the country of delivery, or another one for this order. */
export const KeptAddresses = ({ checkout, chosen, children }: Props) => {
  const say = useMessages();
  const modals = useModals();
  const { area, choose } = useChoice();
  // Without scripts an address is edited in the account: leaving this form would lose typed text.
  const hasModals = useHydrated() && modals.has('new-address');
  const add = async () => {
    const id = await modals.open('new-address', { countryId: checkout.country_id });
    if (id !== undefined) choose(id);
  };
  return (
    <div ref={area}>
      <Stack gap={12}>
        <RadioCards
          legend={say('checkout.shipping.address')}
          isLegendHidden
          name={NAME}
          defaultValue={chosen ?? NEW_ADDRESS}
          options={[
            ...keptAddresses(checkout).map((address) => ({
              value: String(address.id),
              label: `${address.first_name} ${address.last_name}`,
              hint: `${addressLine(address)}, ${unbroken(address.phone_number)}`,
              ...(hasModals && {
                body: (
                  <Inline>
                    <Button
                      look="link"
                      size="small"
                      onClick={() => void modals.open('edit-address', { id: address.id })}
                    >
                      {say('checkout.shipping.edit_address')}
                    </Button>
                  </Inline>
                ),
              }),
            })),
            {
              value: NEW_ADDRESS,
              label: say('checkout.shipping.new_address'),
              hint: say('checkout.shipping.new_address_hint'),
              body: children,
            },
          ]}
        />
        {hasModals && (
          <Inline>
            <Button look="link" size="small" icon="plus" onClick={() => void add()}>
              {say('checkout.shipping.save_address')}
            </Button>
          </Inline>
        )}
      </Stack>
    </div>
  );
};
