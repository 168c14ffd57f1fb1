import { useQueriesOf, type ModalProps } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { useSuspenseQuery } from '@tanstack/react-query';
import { fromAddress } from '../address-form/address-form.conversions.ts';
import { useMessages } from '../messages.ts';
import { findOwnAddress } from '../own-address/own-address.ts';
import { AddressModal } from './address-modal.tsx';

/** Changes a saved address and stays on the page. */
export const EditAddressModal = ({ id, onClose }: ModalProps<'edit-address'>) => {
  const say = useMessages();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const address = findOwnAddress(user, id);
  return (
    <AddressModal
      heading={say('account.addresses.edit')}
      id={id}
      action={laterPaths.deliveryAddress.to({ id: String(id) })}
      values={address && fromAddress(address)}
      onClose={onClose}
    />
  );
};
