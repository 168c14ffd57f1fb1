import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { CARRIER_NAMES } from '@shop/domain/parcel-state';
import { DataTable } from '@shop/ui-theme/data-table';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

type Handovers = AnswerOf<typeof officeCalls.handovers>['handovers'];

/** What each carrier took in the last days, each with its list to sign. */
export const HandoverList = ({ handovers }: { handovers: Handovers }) => {
  const say = useMessages();
  return (
    <DataTable
      caption={say('office.manifest.handovers')}
      columns={[
        { key: 'list', label: say('office.manifest.handovers'), onSmall: 'title' },
        { key: 'count', label: say('office.manifest.consignments'), align: 'end' },
      ]}
      rows={handovers.map(({ carrier, day, count }) => ({
        key: `${carrier}-${day}`,
        cells: {
          list: (
            <TextLink href={`/forwards/manifest/${carrier}/${day}`}>
              {say('office.manifest.title', { carrier: CARRIER_NAMES[carrier], day })}
            </TextLink>
          ),
          count,
        },
      }))}
    />
  );
};
