import type { ImportReport as Report } from '@shop/data-access/pro';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { DataTable } from '@shop/ui-theme/data-table';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { useFaultWords } from './use-fault-words.ts';

/** A link of a narrow screen may break behind its signs. */
const breakable = (text: string): string => text.replaceAll(/[/.?&=_-]/g, '$&\u200B');

const ReportTable = ({ rows }: Pick<Report, 'rows'>) => {
  const say = useMessages();
  const faultOf = useFaultWords();
  return (
    <DataTable
      caption={say('pro.import.report')}
      columns={[
        { key: 'title', label: say('pro.import.item'), onSmall: 'title' },
        { key: 'row', label: say('pro.import.row') },
        { key: 'result', label: say('pro.import.result') },
      ]}
      rows={rows.map(({ row, title, faults }) => ({
        key: String(row),
        cells: {
          title: breakable(title) || '–',
          row: String(row),
          result:
            faults.length === 0
              ? say('pro.import.ok')
              : faults.map(({ column, code }) => `${column}: ${faultOf(code)}`).join('; '),
        },
      }))}
    />
  );
};

/** How many rows were added, which were not, and why. */
export const ImportReport = ({ report: { added, rows } }: { report: Report }) => {
  const say = useMessages();
  const { href } = useLinks();
  const faulty = rows.length - added;
  return (
    <Stack gap={16}>
      {added > 0 && (
        <Notice
          tone="success"
          action={
            <ButtonLink look="quiet" size="small" href={href(laterPaths.orderFormSummary.to())}>
              {say('pro.import.next')}
            </ButtonLink>
          }
        >
          {say('pro.import.added', { count: added })}
        </Notice>
      )}
      {faulty > 0 && <Notice tone="warning">{say('pro.import.faulty', { count: faulty })}</Notice>}
      <ReportTable rows={rows} />
    </Stack>
  );
};
