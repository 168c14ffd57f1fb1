import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import { AddressLines } from '../own-address/address-lines.tsx';
import type { OwnAddress } from '../own-address/own-address.ts';

/** The address to be deleted, and what stays unchanged. */
export const RemovedAddress = ({ address }: { address: OwnAddress }) => {
  const say = useMessages();
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <Text weight="strong">{`${address.first_name} ${address.last_name}`}</Text>
        <AddressLines address={address} />
      </Stack>
      <Text size="small" tone="muted">
        {say('account.addresses.remove_hint')}
      </Text>
    </Stack>
  );
};
