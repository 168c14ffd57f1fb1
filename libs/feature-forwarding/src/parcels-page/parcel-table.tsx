import type { Parcel } from '@shop/data-access/forwarding';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { DataTable } from '@shop/ui-theme/data-table';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { ParcelTag } from '../parcel-tag.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { TrackingNumber } from '../tracking-number.tsx';

/** Until when storing it is free, then what it has come to. */
const StorageCell = ({ parcel }: { parcel: Parcel }) => {
  const say = useMessages();
  const formats = useFormats();
  const { storage_fee: fee, free_until: until } = parcel;
  if (fee === null) return '–';
  if (fee.amount > 0) return say('parcels.fee', { fee: formats.money(fee.amount, fee.currency) });
  return until === null ? '–' : say('parcels.free_until', { date: formats.date(until) });
};

const ActCell = ({ parcel }: { parcel: Parcel }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { id, state, tracking_number: number, request_slug: slug, is_forwardable: isForwardable } = parcel;
  if (slug !== null)
    return (
      <TextLink href={href(laterPaths.forwardRequest.to({ slug }))}>{say('parcels.see_request')}</TextLink>
    );
  if (isForwardable)
    return (
      <TextLink href={href(laterPaths.forwardParcels.to({}, { [`package_${id}`]: 1 }))}>
        {say('parcels.act.forward')}
      </TextLink>
    );
  if (state !== 'announced') return '–';
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="link" size="small" aria-label={say('parcels.remove_one', { number })}>
        {say('parcels.remove')}
      </Button>
    </Form>
  );
};

/** The parcels, with their state and the clock of their storage. */
export const ParcelTable = ({ parcels }: { parcels: readonly Parcel[] }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <DataTable
      caption={say('parcels.title')}
      columns={[
        { key: 'parcel', label: say('parcels.column.parcel'), onSmall: 'title' },
        { key: 'contents', label: say('parcels.column.contents') },
        { key: 'state', label: say('parcels.column.state'), onSmall: 'state' },
        { key: 'weight', label: say('parcels.column.weight'), align: 'end' },
        { key: 'storage', label: say('parcels.column.storage') },
        { key: 'act', label: say('parcels.column.act') },
      ]}
      rows={parcels.map((parcel) => ({
        key: String(parcel.id),
        cells: {
          parcel: <TrackingNumber number={parcel.tracking_number} />,
          contents: (
            <Stack gap={4}>
              {[parcel.contents, parcel.shop].filter(Boolean).join(', ') || '–'}
              {parcel.photos.length > 0 && <ParcelPhotos id={parcel.id} photos={parcel.photos} />}
              {parcel.hold_reason !== null && (
                <Text size="small">{say('parcels.held_because', { reason: parcel.hold_reason })}</Text>
              )}
            </Stack>
          ),
          state: <ParcelTag state={parcel.state} />,
          weight:
            parcel.weight_kg === null
              ? '–'
              : say('parcels.weight', { weight: formats.number(parcel.weight_kg) }),
          storage: <StorageCell parcel={parcel} />,
          act: <ActCell parcel={parcel} />,
        },
      }))}
    />
  );
};
