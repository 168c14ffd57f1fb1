import type { ModalProps } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { NEW_ADDRESS_ID } from '../address-form/address-form.conversions.ts';
import { useMessages } from '../messages.ts';
import { useNewAddress } from '../new-address-page/use-new-address.ts';
import { AddressModal } from './address-modal.tsx';

/** Saves a new address and stays on the page. */
export const NewAddressModal = ({ countryId, onClose }: ModalProps<'new-address'>) => {
  const say = useMessages();
  return (
    <AddressModal
      heading={say('account.addresses.new')}
      id={NEW_ADDRESS_ID}
      action={laterPaths.newDeliveryAddress.to()}
      values={useNewAddress(countryId)}
      countryId={countryId}
      onClose={onClose}
    />
  );
};
