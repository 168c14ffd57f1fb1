import type { Invoice } from '@shop/data-access/invoices';
import { findCountryById } from '@shop/domain/countries';
import { useFormats } from '@shop/i18n';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

type Props = { heading: string; party: Invoice['seller'] };

/** The seller or the buyer, with the legally required data. */
export const InvoiceParty = ({ heading, party }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const country = findCountryById(party.country_id);
  const lines = [
    ...party.address,
    ...(country ? [formats.country(country.code)] : []),
    ...(party.register_code === null ? [] : [say('orders.invoice.register', { code: party.register_code })]),
    ...(party.vat_number === null ? [] : [say('orders.invoice.vat_number', { code: party.vat_number })]),
    ...(party.email === null ? [] : [party.email]),
  ];
  return (
    <Stack gap={4} as="section">
      <Heading level={2} look="section">
        {heading}
      </Heading>
      <Text weight="middle">{party.name}</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  );
};
