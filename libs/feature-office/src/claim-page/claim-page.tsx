import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { EventList } from '../event-list.tsx';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { ClaimActs } from './claim-acts.tsx';
import { ClaimMessages } from './claim-messages.tsx';
import type { claimLoader } from './claim-page.loader.ts';

/** One claim: its goods, what was written, and what can be decided. */
export const ClaimPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const claim = useLoaderData<typeof claimLoader>();
  const facts = [
    ...[claim.brand, words('claim', claim.state), words('claim_reason', claim.reason)],
    say('office.claim.wants', { wish: words('claim_wish', claim.wish) }),
    claim.email,
  ];
  return (
    <OfficePage title={claim.number} hint={facts.join(' · ')}>
      <TextLink href={`/orders/${claim.order_id}`}>{claim.order_number}</TextLink>
      {claim.refund && (
        <Text>
          {say('office.claim.refund', { sum: formats.money(claim.refund.amount, claim.refund.currency) })}
        </Text>
      )}
      <DataTable
        caption={say('office.order.lines')}
        columns={[
          { key: 'name', label: say('office.order.lines'), onSmall: 'title' },
          { key: 'sku', label: say('office.order.sku') },
          { key: 'quantity', label: say('office.order.quantity'), align: 'end' },
        ]}
        rows={claim.lines.map((line, index) => ({ key: String(index), cells: line }))}
      />
      <ClaimMessages id={claim.id} messages={claim.messages} />
      <ClaimActs state={claim.state} />
      <EventList of="claim" events={claim.events} />
    </OfficePage>
  );
};
