import { CARRIER_NAMES } from '@shop/domain/parcel-state';
import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { DataTable } from '@shop/ui-theme/data-table';
import { Inline } from '@shop/ui-theme/inline';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { TextField } from '@shop/ui-theme/text-field';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import type { sentLoader } from './sent-page.loader.ts';

/** Parcels on their way, the one without news for the longest time first. */
export const SentPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const { number, parcels } = useLoaderData<typeof sentLoader>();
  return (
    <OfficePage title={say('office.nav.sent')} count={parcels.length}>
      <form>
        <Inline align="end">
          <TextField name="q" size="small" label={say('office.intake.number')} defaultValue={number} />
          <Button type="submit" size="small">
            {say('office.nav.search')}
          </Button>
        </Inline>
      </form>
      {parcels.length === 0 ? (
        <Text>{say(number === '' ? 'office.sent.none' : 'office.search.nothing', { text: number })}</Text>
      ) : (
        <DataTable
          caption={say('office.nav.sent')}
          columns={[
            { key: 'number', label: say('office.intake.number'), onSmall: 'title' },
            { key: 'state', label: say('office.state'), onSmall: 'state' },
            { key: 'carrier', label: say('office.forward.carrier') },
            { key: 'order', label: say('office.claim.order') },
            { key: 'brand', label: say('office.brand') },
            { key: 'since', label: say('office.since') },
          ]}
          rows={parcels.map((parcel) => ({
            key: String(parcel.id),
            cells: {
              number: <TextLink href={`/sent/${parcel.id}`}>{parcel.number}</TextLink>,
              state: parcel.state === null ? '–' : <Tag tone="info">{words('parcel', parcel.state)}</Tag>,
              ...{ carrier: CARRIER_NAMES[parcel.carrier], order: parcel.order_number, brand: parcel.brand },
              since: formats.dateTime(parcel.at),
            },
          }))}
        />
      )}
    </OfficePage>
  );
};
