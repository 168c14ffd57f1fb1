import type { StatementClaim } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { DataTable } from '@shop/ui-theme/data-table';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

const Claims = ({ claims }: { claims: readonly StatementClaim[] }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const day = (date: string) => formats.date(`${date}T12:00:00Z`);
  const paidOf = ({ payments, currency }: StatementClaim): string =>
    payments
      .map(({ paid_on: at, amount }) =>
        say('pro.statement.payment', { sum: formats.money(amount, currency), day: day(at) }),
      )
      .join('; ') || say('pro.statement.none');
  return (
    <DataTable
      caption={say('pro.statement.claims')}
      columns={[
        { key: 'number', label: say('pro.column.number'), onSmall: 'title' },
        { key: 'order', label: say('pro.column.order') },
        { key: 'person', label: say('pro.column.person') },
        { key: 'issued', label: say('pro.column.issued') },
        { key: 'due', label: say('pro.column.due') },
        { key: 'state', label: say('pro.column.state'), onSmall: 'state' },
        { key: 'payments', label: say('pro.column.payments') },
        { key: 'credited', label: say('pro.column.credited'), align: 'end' },
        { key: 'open', label: say('pro.column.open'), align: 'end' },
        { key: 'total', label: say('pro.column.total'), align: 'end', onSmall: 'sum' },
      ]}
      rows={claims.map((claim) => ({
        key: claim.slug,
        cells: {
          number: (
            <TextLink href={href(laterPaths.siteProPayment.to({ id: String(claim.id) }))}>
              {claim.number}
            </TextLink>
          ),
          order: claim.order_number,
          person: claim.ordered_by ?? say('pro.person_gone'),
          issued: day(claim.issued_on),
          due: day(claim.due_on),
          state: say(`pro.invoice.${claim.state}`),
          payments: paidOf(claim),
          credited: formats.money(claim.credited, claim.currency),
          open: formats.money(claim.open, claim.currency),
          total: formats.money(claim.total, claim.currency),
        },
      }))}
    />
  );
};

/** What was bought on account: when each is due, what was paid for it, and what is open. */
export const ClaimTable = ({ claims }: { claims: readonly StatementClaim[] }) => {
  const say = useMessages();
  return (
    <Stack gap={16} as="section">
      <Heading level={3} look="section">
        {say('pro.statement.claims')}
      </Heading>
      {claims.length === 0 ? (
        <Text tone="muted">{say('pro.statement.claims_empty')}</Text>
      ) : (
        <Claims claims={claims} />
      )}
    </Stack>
  );
};
