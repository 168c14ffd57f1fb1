import type { Warehouse } from '@shop/data-access/forwarding';
import { useFormats } from '@shop/i18n';
import { useQueriesOf } from '@shop/page';
import { Box } from '@shop/ui-theme/box';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { CopyButton } from './copy-button.tsx';

/** The lines of the client's address, as a store asks for them. */
const useLines = ({ suite_number: suite, warehouse }: Warehouse): readonly string[] => {
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  const { street, city, region, zip, country, phone } = warehouse;
  // The store's form is in English, whatever the language of the page.
  return [
    ...(name === '' ? [] : [name]),
    warehouse.name,
    street,
    `Suite ${suite}`,
    `${city}, ${region} ${zip}`,
    country,
    phone,
  ];
};

/** Where the client has parcels sent, and what storing them costs. */
export const WarehouseBox = ({ place }: { place: Warehouse }) => {
  const say = useMessages();
  const formats = useFormats();
  const lines = useLines(place);
  const { fee_per_day: fee, free_days: free, most_days: most } = place;
  return (
    <Box ground="box" as="section">
      <Stack gap={12}>
        <Inline justify="between">
          <Heading level={2} look="section">
            {say('parcels.address.heading')}
          </Heading>
          <CopyButton text={lines.join('\n')} />
        </Inline>
        <Text as="address">
          {lines.map((line) => (
            <span key={line} lang="en">
              {line}
              <br />
            </span>
          ))}
        </Text>
        <Text size="small" isMeasured>
          {say('parcels.address.hint')}
        </Text>
        <Text size="small" tone="muted" isMeasured>
          {say('parcels.address.terms', { free, most, fee: formats.money(fee.amount, fee.currency) })}
        </Text>
      </Stack>
    </Box>
  );
};
