import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { Inline } from '@shop/ui-theme/inline';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../../code-words.ts';
import { OfficePage } from '../../frame/office-page.tsx';
import { useMessages } from '../../messages.ts';
import { deskOf } from '../content-address.ts';
import type { contentsLoader } from './contents-page.loader.ts';
import { ContentsFilter } from './contents-filter.tsx';
import { ContentsPages } from './contents-pages.tsx';
import { NewContent } from './new-content.tsx';
import { NewHome } from './new-home.tsx';

type Row = Awaited<ReturnType<typeof contentsLoader>>['list']['rows'][number];

const StateOf = ({ row }: { row: Row }) => {
  const words = useCodeWords();
  const tone = row.state === 'published' ? 'success' : 'info';
  return (
    <Inline gap={4}>
      <Tag tone={tone}>{words('content_state', row.state)}</Tag>
      {row.has_draft && row.state !== 'draft' && <Tag tone="warning">{words('content_state', 'draft')}</Tag>}
    </Inline>
  );
};

/** A home page is that of the shop which its address names. */
const shopsOf = ({ kind, slug, brands }: Row): string | undefined =>
  kind === 'home' ? slug : brands?.join(', ');

/** Every page of the content, published or not. */
export const ContentsPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const { asked, list } = useLoaderData<typeof contentsLoader>();
  return (
    <OfficePage title={say('office.nav.content')} count={list.total}>
      <ContentsFilter asked={asked} />
      {list.rows.length === 0 ? (
        <Text>{say('office.content.none')}</Text>
      ) : (
        <DataTable
          caption={say('office.nav.content')}
          columns={[
            { key: 'title', label: say('office.content.title'), onSmall: 'title' },
            { key: 'state', label: say('office.state'), onSmall: 'state' },
            { key: 'kind', label: say('office.content.kind') },
            { key: 'slug', label: say('office.content.address') },
            { key: 'brands', label: say('office.content.shops') },
            { key: 'languages', label: say('office.content.languages') },
            { key: 'saved', label: say('office.content.saved') },
          ]}
          rows={list.rows.map((row) => ({
            key: `${row.kind}/${row.slug}`,
            cells: {
              title: <TextLink href={deskOf(row)}>{row.title}</TextLink>,
              ...{ state: <StateOf row={row} />, kind: words('content_kind', row.kind), slug: row.slug },
              brands: shopsOf(row) ?? say('office.content.every_shop'),
              languages: row.languages.map((code) => code.toUpperCase()).join(', '),
              saved: `${formats.dateTime(row.saved_at)}, ${row.saved_by}`,
            },
          }))}
        />
      )}
      <ContentsPages asked={asked} page={list.page} pages={list.pages} />
      <NewContent />
      {list.homes && <NewHome homes={list.homes} />}
    </OfficePage>
  );
};
