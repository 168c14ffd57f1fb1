import { DataTable } from '@shop/ui-theme/data-table';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { ForwardActs } from './forward-acts.tsx';
import { HandoverList } from './handover-list.tsx';
import type { forwardsLoader } from './forwards-page.loader.ts';

/** Requests to forward that wait to be packed or handed over. */
export const ForwardsPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const { forwards, handovers } = useLoaderData<typeof forwardsLoader>();
  return (
    <OfficePage title={say('office.nav.forwards')} count={forwards.length}>
      {forwards.length === 0 ? (
        <Text>{say('office.nothing_waits')}</Text>
      ) : (
        <DataTable
          caption={say('office.nav.forwards')}
          columns={[
            { key: 'number', label: say('office.number'), onSmall: 'title' },
            { key: 'state', label: say('office.state'), onSmall: 'state' },
            { key: 'parcels', label: say('office.nav.parcels') },
            { key: 'services', label: say('office.forward.services') },
            { key: 'act', label: say('office.act') },
          ]}
          rows={forwards.map(({ id, number, state, parcels, services }) => ({
            key: String(id),
            cells: {
              number,
              state: <Tag tone="info">{words('forward', state)}</Tag>,
              parcels: parcels
                .map(({ tracking_number: one, shelf }) => `${one} (${shelf ?? '–'})`)
                .join(', '),
              services: services.map((service) => words('service', service)).join(', ') || '–',
              act: <ForwardActs id={id} state={state} />,
            },
          }))}
        />
      )}
      {handovers.length > 0 && <HandoverList handovers={handovers} />}
    </OfficePage>
  );
};
