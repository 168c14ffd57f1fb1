import type { AnswerOf } from '@shop/contracts/calls';
import type { staffCalls } from '@shop/contracts/staff-calls';
import { useFormats } from '@shop/i18n';
import { DataTable, type DataColumn } from '@shop/ui-theme/data-table';
import { TextLink } from '@shop/ui-theme/text-link';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';

export type BalanceRequest = AnswerOf<typeof staffCalls.requests>['requests'][number];

export type RequestTableProps = {
  requests: readonly BalanceRequest[];
  /** What can be done about a request. */
  actOf?: (request: BalanceRequest) => ReactNode;
};

/** Movements of balances that wait for a second person. */
export const RequestTable = ({ requests, actOf }: RequestTableProps) => {
  const say = useMessages();
  const formats = useFormats();
  const columns: DataColumn[] = [
    { key: 'client', label: say('office.search.clients'), onSmall: 'title' },
    { key: 'direction', label: say('office.act') },
    { key: 'sum', label: say('office.sum'), align: 'end' },
    { key: 'reason', label: say('office.reason') },
    { key: 'who', label: say('office.log.who') },
    { key: 'since', label: say('office.since') },
    ...(actOf ? [{ key: 'act', label: say('office.act') }] : []),
  ];
  return (
    <DataTable
      caption={say('office.nav.requests')}
      columns={columns}
      rows={requests.map((request) => ({
        key: String(request.id),
        cells: {
          client: <TextLink href={`/clients/${request.client_id}`}>{request.client_id}</TextLink>,
          direction: say(request.direction === 'credit' ? 'office.balance.credit' : 'office.balance.deduct'),
          sum: formats.money(request.amount, request.currency),
          ...{ reason: request.reason, who: request.asked_by, act: actOf?.(request) },
          since: formats.dateTime(request.asked_at),
        },
      }))}
    />
  );
};
