import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { useCodeWords, type CodeKind } from './code-words.ts';
import { useMessages } from './messages.ts';

export type EventListProps = {
  /** Whose states they are. */
  of: CodeKind;
  events: readonly { state: string; actor: string; at: string; note?: string }[];
};

/** What has happened, the oldest first. */
export const EventList = ({ of, events }: EventListProps) => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  return (
    <DataTable
      caption={say('office.history')}
      columns={[
        { key: 'at', label: say('office.since'), onSmall: 'title' },
        { key: 'state', label: say('office.state') },
        { key: 'actor', label: say('office.log.who') },
        { key: 'note', label: say('office.reason') },
      ]}
      rows={events.map(({ state, actor, at, note }, index) => ({
        key: String(index),
        cells: { at: formats.dateTime(at), state: words(of, state), actor, note: note || '–' },
      }))}
    />
  );
};
