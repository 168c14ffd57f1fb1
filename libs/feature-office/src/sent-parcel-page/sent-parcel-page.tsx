import { CARRIER_NAMES } from '@shop/domain/parcel-state';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import type { sentParcelLoader } from './sent-parcel-page.loader.ts';
import { TrackForm } from './track-form.tsx';

/** A parcel on its way: what is known of it, and what staff add. */
export const SentParcelPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const parcel = useLoaderData<typeof sentParcelLoader>();
  return (
    <OfficePage title={parcel.number} hint={`${CARRIER_NAMES[parcel.carrier]} · ${parcel.brand}`}>
      <TextLink href={`/orders/${parcel.order_id}`}>{parcel.order_number}</TextLink>
      {parcel.state !== 'delivered' && <TrackForm state={parcel.state} />}
      {parcel.events.length === 0 ? (
        <Text>{say('office.sent.no_events')}</Text>
      ) : (
        <DataTable
          caption={say('office.history')}
          columns={[
            { key: 'at', label: say('office.since'), onSmall: 'title' },
            { key: 'state', label: say('office.state'), onSmall: 'state' },
            { key: 'place', label: say('office.sent.place') },
          ]}
          rows={parcel.events.map(({ state, place, at }, index) => ({
            key: String(index),
            cells: { at: formats.dateTime(at), state: words('parcel', state), place: place ?? '–' },
          }))}
        />
      )}
    </OfficePage>
  );
};
