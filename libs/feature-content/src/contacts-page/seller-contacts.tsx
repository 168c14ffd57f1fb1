import { useBrand } from '@shop/page';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

const hour = (of: number): string => `${String(of).padStart(2, '0')}:00`;

/** The seller's address, phone and hours: data of the brand. */
export const SellerContacts = () => {
  const say = useMessages();
  const { seller, supportEmail, promises } = useBrand();
  const { supportHours: hours } = promises;
  return (
    <Stack as="section" gap={16}>
      <Heading level={2} look="section">
        {say('content.contacts.reach')}
      </Heading>
      <Text as="address">
        {seller.name}
        <br />
        {seller.address}
      </Text>
      <Stack gap={4}>
        <Text weight="strong">{say('content.contacts.email')}</Text>
        <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
      </Stack>
      <Stack gap={4}>
        <Text weight="strong">{say('content.contacts.phone')}</Text>
        <TextLink href={`tel:${seller.phone.replaceAll(' ', '')}`}>{seller.phone}</TextLink>
        {hours !== null && (
          <Text tone="muted">
            {say('content.contacts.hours', { from: hour(hours.from), to: hour(hours.to) })}
          </Text>
        )}
      </Stack>
      <Text tone="muted">
        {say('content.contacts.register', { code: seller.registerCode })}
        {seller.vatNumber !== null && (
          <>
            <br />
            {say('content.contacts.vat', { code: seller.vatNumber })}
          </>
        )}
      </Text>
    </Stack>
  );
};
