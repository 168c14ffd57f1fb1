import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Tag } from '@shop/ui-theme/tag';
import { VisuallyHidden } from '@shop/ui-theme/visually-hidden';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { AddressLines } from '../own-address/address-lines.tsx';
import type { OwnAddress } from '../own-address/own-address.ts';
import { useAddressModals } from './use-address-modals.ts';

/** One address and its actions; hidden texts distinguish the same links of two cards. */
export const AddressCard = ({ address }: { address: OwnAddress }) => {
  const say = useMessages();
  const { href } = useLinks();
  const modals = useAddressModals();
  const id = String(address.id);
  const which = <VisuallyHidden>{` ${address.first_address}, ${address.city}`}</VisuallyHidden>;
  return (
    <Box ground="box" as="article">
      <Stack gap={12}>
        <Stack gap={8}>
          <Inline justify="between" align="start">
            <Heading level={2} look="section">{`${address.first_name} ${address.last_name}`}</Heading>
            {address.is_main && <Tag tone="success">{say('account.addresses.main')}</Tag>}
          </Inline>
          <AddressLines address={address} />
        </Stack>
        <Inline gap={16}>
          <ButtonLink
            look="link"
            size="small"
            href={href(laterPaths.deliveryAddress.to({ id }))}
            onClick={modals.edit(address.id)}
          >
            {say('account.addresses.change')}
            {which}
          </ButtonLink>
          <ButtonLink
            look="link"
            size="small"
            href={href(laterPaths.removeDeliveryAddress.to({ id }))}
            onClick={modals.remove(address.id)}
          >
            {say('account.addresses.remove')}
            {which}
          </ButtonLink>
          {!address.is_main && (
            <Form method="post" action={paths.deliveryAddresses.to()} preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" look="link" size="small">
                {say('account.addresses.make_main')}
                {which}
              </Button>
            </Form>
          )}
        </Inline>
      </Stack>
    </Box>
  );
};
