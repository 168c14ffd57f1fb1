import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { LANGUAGES, type LocaleCode } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { DataTable } from '@shop/ui-theme/data-table';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

type Texts = AnswerOf<typeof officeCalls.texts>['texts'];

const Wording = ({ text, is_changed: isChanged }: Texts[number]['in'][number]) => {
  const say = useMessages();
  return (
    <Box gap={4}>
      <Text size="small">{text || '–'}</Text>
      {isChanged && <Tag tone="info">{say('office.texts.changed')}</Tag>}
    </Box>
  );
};

/** Texts by key, with what the shop says in each language. */
export const TextsTable = ({ texts }: { texts: Texts }) => {
  const say = useMessages();
  return (
    <DataTable
      caption={say('office.nav.texts')}
      columns={[
        { key: 'key', label: say('office.texts.key'), onSmall: 'title' },
        ...LANGUAGES.map(({ code, title }) => ({ key: code as LocaleCode | 'key', label: title })),
      ]}
      rows={texts.map(({ key, in: wordings }) => ({
        key,
        cells: {
          key: <TextLink href={`/texts/${key}`}>{key}</TextLink>,
          ...(Object.fromEntries(
            wordings.map((one) => [one.locale, <Wording key={one.locale} {...one} />]),
          ) as Record<LocaleCode, React.ReactNode>),
        },
      }))}
    />
  );
};
