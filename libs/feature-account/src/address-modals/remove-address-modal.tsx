import { useQueriesOf, type ModalProps } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { Modal } from '@shop/ui-theme/dialog';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { findOwnAddress } from '../own-address/own-address.ts';
import { RemovedAddress } from '../remove-address-page/removed-address.tsx';

/** Asks for confirmation before an address is deleted, and stays on the page. */
export const RemoveAddressModal = ({ id, onClose }: ModalProps<'remove-address'>) => {
  const say = useMessages();
  const fetcher = useFetcher<{ isDone: true }>();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const address = findOwnAddress(user, id);
  const isDone = fetcher.data?.isDone ?? false;
  useEffect(() => {
    if (isDone) onClose('removed');
  }, [isDone, onClose]);
  return (
    <Modal
      size="small"
      heading={say('account.addresses.remove_title')}
      closeLabel={say('account.close')}
      isOpen
      onClose={() => onClose()}
    >
      <Stack gap={24}>
        {address && <RemovedAddress address={address} />}
        <fetcher.Form method="post" action={laterPaths.removeDeliveryAddress.to({ id: String(id) })}>
          <input type="hidden" name="stay" value="1" />
          <Inline>
            <Button type="submit" look="critical" isBusy={fetcher.state !== 'idle'}>
              {say('account.addresses.remove')}
            </Button>
            <Button look="quiet" onClick={() => onClose()}>
              {say('account.addresses.keep')}
            </Button>
          </Inline>
        </fetcher.Form>
      </Stack>
    </Modal>
  );
};
