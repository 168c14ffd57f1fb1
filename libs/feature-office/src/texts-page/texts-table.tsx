import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { LANGUAGES, type LocaleCode } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { DataTable } from '@shop/ui-theme/data-table';
import { Inline } from '@shop/ui-theme/inline';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { textPath } from '../text-page/text-path.ts';

type Texts = AnswerOf<typeof officeCalls.texts>['texts'];

const Wording = ({ text, changed_for: brands }: Texts[number]['in'][number]) => {
  const say = useMessages();
  return (
    <Box gap={4}>
      <Text size="small">{text || '–'}</Text>
      {brands.length > 0 && (
        <Inline>
          {brands.map((brand) => (
            <Tag key={brand} tone="info">
              {brand === '' ? say('office.texts.changed') : say('office.texts.changed_for', { brand })}
            </Tag>
          ))}
        </Inline>
      )}
    </Box>
  );
};

/** Texts by key, with what the shop says in each language. */
export const TextsTable = ({ texts, brand }: { texts: Texts; brand: string }) => {
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
          key: <TextLink href={textPath(key, brand)}>{key}</TextLink>,
          ...(Object.fromEntries(
            wordings.map((one) => [one.locale, <Wording key={one.locale} {...one} />]),
          ) as Record<LocaleCode, React.ReactNode>),
        },
      }))}
    />
  );
};
