import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../../messages.ts';
import { revisionOf } from '../content-address.ts';
import type { ContentDetails } from '../form/content-types.ts';

/** The published texts of a page, the newest first. */
export const ContentHistory = ({ content }: { content: ContentDetails }) => {
  const say = useMessages();
  const formats = useFormats();
  if (content.history.length === 0) return null;
  return (
    <DataTable
      caption={say('office.history')}
      columns={[
        { key: 'number', label: say('office.number'), onSmall: 'title' },
        { key: 'saved', label: say('office.content.saved') },
        { key: 'who', label: say('office.log.who') },
        { key: 'valid', label: say('office.log.from') },
        { key: 'shown', label: say('office.state') },
      ]}
      rows={content.history.map((text) => ({
        key: String(text.number),
        cells: {
          number: <TextLink href={revisionOf(content, text.number)}>{text.number}</TextLink>,
          ...{ saved: formats.dateTime(text.saved_at), who: text.saved_by },
          valid: formats.dateTime(text.valid_from),
          shown: text.is_shown ? say('office.content.shown_now') : '–',
        },
      }))}
    />
  );
};
