import type { ForwardSummary } from '@shop/data-access/forwarding';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { DataTable } from '@shop/ui-theme/data-table';
import { DateText } from '@shop/ui-theme/date-text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { RequestTag } from '../request-tag.tsx';

/** The forward requests, newest first. */
export const RequestTable = ({ requests }: { requests: readonly ForwardSummary[] }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  return (
    <DataTable
      caption={say('parcels.requests')}
      columns={[
        { key: 'number', label: say('parcels.column.number'), onSmall: 'title' },
        { key: 'count', label: say('parcels.column.count') },
        { key: 'method', label: say('parcels.column.method') },
        { key: 'date', label: say('parcels.column.date'), onSmall: 'hidden' },
        { key: 'state', label: say('parcels.column.state'), onSmall: 'state' },
        { key: 'total', label: say('parcels.column.total'), align: 'end', onSmall: 'sum' },
      ]}
      rows={requests.map((request) => ({
        key: request.slug,
        cells: {
          number: (
            <TextLink href={href(laterPaths.forwardRequest.to({ slug: request.slug }))}>
              {request.number}
            </TextLink>
          ),
          count: String(request.packages_count),
          method: say(`parcels.method.${request.shipping_method}`),
          date: <DateText dateTime={request.created_at}>{formats.dateTime(request.created_at)}</DateText>,
          state: <RequestTag state={request.state} />,
          total: request.total === null ? '–' : formats.money(request.total, request.currency),
        },
      }))}
    />
  );
};
