import { findCountryById } from '@shop/domain/countries';
import { useFormats } from '@shop/i18n';
import { addressLine, unbroken } from '@shop/i18n/address-words';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import type { OwnAddress } from './own-address.ts';

/** An address below the name of its person. */
export const AddressLines = ({ address }: { address: OwnAddress }) => {
  const formats = useFormats();
  const country = findCountryById(address.country_id);
  return (
    <Stack gap={4}>
      <Text>{addressLine(address)}</Text>
      {country && <Text>{formats.country(country.code)}</Text>}
      <Text tone="muted">{unbroken(address.phone_number)}</Text>
    </Stack>
  );
};
