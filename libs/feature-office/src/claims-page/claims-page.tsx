import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import type { claimsLoader } from './claims-page.loader.ts';

const STATES = ['question', 'refund', 'replacement', 'repair', 'refused', 'closed'] as const;

/** Claims that wait for staff, or those of one state. */
export const ClaimsPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const { claims, state } = useLoaderData<typeof claimsLoader>();
  return (
    <OfficePage title={say('office.nav.claims')} count={claims.length}>
      <TabNav
        label={say('office.state')}
        look="tabs"
        items={[
          { href: '/claims', label: say('office.waiting'), isCurrent: state === null },
          ...STATES.map((one) => ({
            ...{ href: `/claims?state=${one}`, label: words('claim', one), isCurrent: state === one },
          })),
        ]}
      />
      {claims.length === 0 ? (
        <Text>{say('office.nothing_waits')}</Text>
      ) : (
        <DataTable
          caption={say('office.nav.claims')}
          columns={[
            { key: 'number', label: say('office.number'), onSmall: 'title' },
            { key: 'state', label: say('office.state'), onSmall: 'state' },
            { key: 'reason', label: say('office.reason') },
            { key: 'wish', label: say('office.claim.wish') },
            { key: 'brand', label: say('office.brand') },
            { key: 'order', label: say('office.claim.order') },
            { key: 'since', label: say('office.since') },
          ]}
          rows={claims.map((claim) => ({
            key: String(claim.id),
            cells: {
              number: <TextLink href={`/claims/${claim.id}`}>{claim.number}</TextLink>,
              state: <Tag tone="info">{words('claim', claim.state)}</Tag>,
              ...{ reason: words('claim_reason', claim.reason), wish: words('claim_wish', claim.wish) },
              ...{ brand: claim.brand, order: claim.order_number },
              since: formats.dateTime(claim.updated_at),
            },
          }))}
        />
      )}
    </OfficePage>
  );
};
