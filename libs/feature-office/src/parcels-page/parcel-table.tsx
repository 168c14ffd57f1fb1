import type { OfficeParcel } from '@shop/contracts/staff';
import { useFormats } from '@shop/i18n';
import { DataTable, type DataColumn } from '@shop/ui-theme/data-table';
import { Tag } from '@shop/ui-theme/tag';
import { TextLink } from '@shop/ui-theme/text-link';
import type { ReactNode } from 'react';
import { useCodeWords } from '../code-words.ts';
import { useMessages } from '../messages.ts';

export type ParcelTableProps = {
  caption: string;
  parcels: readonly OfficeParcel[];
  /** What can be done about a parcel. */
  actOf?: (parcel: OfficeParcel) => ReactNode;
};

const GRAMS_PER_KG = 1_000;

/** Parcels, one a row. */
export const ParcelTable = ({ caption, parcels, actOf }: ParcelTableProps) => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const columns: DataColumn[] = [
    { key: 'number', label: say('office.intake.number'), onSmall: 'title' },
    { key: 'suite', label: say('office.intake.suite'), isOneLine: true },
    { key: 'state', label: say('office.state'), onSmall: 'state' },
    { key: 'weight', label: say('office.intake.weight'), align: 'end' },
    { key: 'shelf', label: say('office.shelf'), isOneLine: true },
    { key: 'since', label: say('office.since') },
    ...(actOf ? [{ key: 'act', label: say('office.act') }] : []),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={parcels.map((parcel) => ({
        key: String(parcel.id),
        cells: {
          ...{ suite: parcel.suite ?? '–', shelf: parcel.shelf ?? '–' },
          number: <TextLink href={`/parcels/${parcel.id}`}>{parcel.tracking_number}</TextLink>,
          state: (
            <Tag tone={parcel.suite === null ? 'warning' : 'info'}>{words('package', parcel.state)}</Tag>
          ),
          weight: parcel.weight_g === null ? '–' : formats.number(parcel.weight_g / GRAMS_PER_KG),
          since: formats.dateTime(parcel.updated_at),
          act: actOf?.(parcel),
        },
      }))}
    />
  );
};
