import { LOCALE_CODES } from '@shop/domain/languages';
import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { DataTable } from '@shop/ui-theme/data-table';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../../code-words.ts';
import { ActForm } from '../../form/act-form.tsx';
import { OfficePage } from '../../frame/office-page.tsx';
import { useMessages } from '../../messages.ts';
import { deskOf } from '../content-address.ts';
import { writeBlock } from '../form/block-form.ts';
import type { ContentText } from '../form/content-types.ts';
import { useBlockFields } from '../text-page/use-block-fields.ts';
import type { revisionLoader } from './revision-page.loader.ts';

/** A text as it is typed: the office shows what was written, a shop shows how it looks. */
const TextAsTyped = ({ text }: { text: ContentText }) => {
  const say = useMessages();
  const words = useCodeWords();
  const fieldsOf = useBlockFields();
  const rows = text.blocks.flatMap((block, at) => {
    const typed = writeBlock(block);
    const named = say('office.content.block', { number: at + 1, kind: words('block', block.type) });
    const fields = fieldsOf(block.type).filter(({ name }) => (typed[name] ?? '') !== '');
    // Some sections of a home page are placed without a word.
    if (fields.length === 0) return [{ key: `${at}`, cells: { block: named, field: '–', text: '–' } }];
    return fields.map(({ name, label, options }) => ({
      key: `${at}.${name}`,
      cells: {
        ...{ block: named, field: label },
        text: options?.find(({ value }) => value === typed[name])?.label ?? typed[name],
      },
    }));
  });
  return (
    <>
      <Text>{text.summary}</Text>
      <DataTable
        caption={text.title}
        columns={[
          { key: 'block', label: say('office.content.blocks'), onSmall: 'title' },
          { key: 'field', label: say('office.content.field') },
          { key: 'text', label: say('office.block.text') },
        ]}
        rows={rows}
      />
    </>
  );
};

/** An earlier text of a page in all its languages, and how it becomes the newest again. */
export const RevisionPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { of, revision } = useLoaderData<typeof revisionLoader>();
  const when = formats.dateTime(revision.saved_at);
  return (
    <OfficePage
      title={say('office.content.revision', { number: revision.number, title: revision.texts.en.title })}
      hint={say('office.content.saved_by', { name: revision.saved_by, when })}
    >
      <TextLink href={deskOf(of)}>{say('office.content.to_desk')}</TextLink>
      {revision.number !== revision.latest && (
        <ActForm act="restore">
          <input type="hidden" name="latest" value={revision.latest} />
          <Inline>
            <Button type="submit" size="small">
              {say('office.content.restore')}
            </Button>
          </Inline>
        </ActForm>
      )}
      {LOCALE_CODES.map((code) => {
        const text = revision.texts[code];
        return (
          text && (
            <Stack key={code} as="section" gap={8}>
              <Heading level={2} look="body">
                {`${code.toUpperCase()} · ${text.title}`}
              </Heading>
              <TextAsTyped text={text} />
            </Stack>
          )
        );
      })}
    </OfficePage>
  );
};
