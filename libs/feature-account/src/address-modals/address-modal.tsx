import type { FormAnswer, FormValues } from '@shop/page';
import { Modal } from '@shop/ui-theme/dialog';
import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { AddressForm } from '../address-form/address-form.tsx';
import type { AddressSaved } from '../address-form/save-address.ts';
import { useMessages } from '../messages.ts';

type Props = {
  heading: string;
  id: number;
  action: string;
  /** Undefined when the address is not the client's any more: the modal closes. */
  values: FormValues | undefined;
  countryId?: number | undefined;
  onClose: (id?: number) => void;
};

/** The form of an address in a modal; it returns the id of the saved address. */
export const AddressModal = ({ heading, id, action, values, countryId, onClose }: Props) => {
  const say = useMessages();
  const fetcher = useFetcher<FormAnswer | AddressSaved>();
  const answer = fetcher.data;
  const saved = answer && 'isDone' in answer ? answer.id : undefined;
  const isGone = values === undefined;
  useEffect(() => {
    if (saved !== undefined || isGone) onClose(saved);
  }, [saved, isGone, onClose]);
  return (
    <Modal heading={heading} closeLabel={say('account.close')} isOpen onClose={() => onClose()}>
      {values && (
        <AddressForm
          id={id}
          action={action}
          fetcher={fetcher}
          answer={answer && 'errors' in answer ? answer : undefined}
          values={values}
          countryId={countryId}
        />
      )}
    </Modal>
  );
};
