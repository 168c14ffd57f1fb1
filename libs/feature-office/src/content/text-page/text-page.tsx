import { LOCALE_CODES } from '@shop/domain/languages';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../../code-words.ts';
import { ActField } from '../../form/act-field.tsx';
import { ActForm } from '../../form/act-form.tsx';
import { useProblem } from '../../form/use-problem.ts';
import { OfficePage } from '../../frame/office-page.tsx';
import { useMessages } from '../../messages.ts';
import { deskOf, textOf } from '../content-address.ts';
import { fieldsOf } from '../form/record-form.ts';
import { blocksIn } from '../form/text-form.ts';
import { AddBlock } from './add-block.tsx';
import { BlockCard } from './block-card.tsx';
import { ChangedByOther } from './changed-by-other.tsx';
import { ContentSettings } from './content-settings.tsx';
import { FieldErrors } from './field-errors.tsx';
import { TEXT_ACT } from './text-act.ts';
import type { textLoader } from './text-page.loader.ts';

/** One language of a page: its title, its blocks and what is said of the page as a whole. */
export const TextPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const { content, language } = useLoaderData<typeof textLoader>();
  const problem = useProblem(TEXT_ACT);
  const { record } = content;
  const fields = problem?.fields ?? fieldsOf(record, language);
  const current = String(content.draft?.version ?? 0);
  const blocks = blocksIn(fields);
  return (
    <OfficePage
      title={record.texts.en.title}
      hint={`${words('content_kind', content.kind)} · ${content.slug}`}
    >
      <TextLink href={deskOf(content)}>{say('office.content.to_desk')}</TextLink>
      <TabNav
        label={say('office.content.languages')}
        look="tabs"
        items={LOCALE_CODES.map((code) => ({
          href: textOf(content, code),
          label: `${code.toUpperCase()}${record.texts[code] ? '' : ` (${say('office.content.missing')})`}`,
          isCurrent: code === language,
        }))}
      />
      <ActForm act={TEXT_ACT}>
        <input type="hidden" name="version" value={problem?.fields['version'] ?? current} />
        <input type="hidden" name="current" value={current} />
        <input type="hidden" name="blocks" value={blocks.length} />
        <Stack gap={16}>
          {problem && <FieldErrors problem={problem} blocks={blocks} />}
          <Inline>
            <Button type="submit" name="press" value="save">
              {say('office.content.save_draft')}
            </Button>
            {language !== 'en' && (
              <Button type="submit" name="press" value="copy" look="quiet">
                {say('office.content.copy')}
              </Button>
            )}
            <Text size="small" tone="muted">
              {say('office.content.unsaved')}
            </Text>
          </Inline>
          {problem?.code === 'staff.content.changed' && <ChangedByOther content={content} />}
          <ActField
            act={TEXT_ACT}
            name="title"
            label={say('office.content.title')}
            defaultValue={fields['title'] ?? ''}
          />
          <ActField
            act={TEXT_ACT}
            name="summary"
            label={say('office.content.summary')}
            defaultValue={fields['summary'] ?? ''}
          />
          {blocks.map((block, at) => (
            <BlockCard key={`${at}-${block.kind}`} block={block} at={at} count={blocks.length} />
          ))}
          <AddBlock chosen={fields['add'] ?? 'text'} error={problem?.errors['blocks']?.[0]} />
          <ContentSettings content={content} fields={fields} />
        </Stack>
      </ActForm>
    </OfficePage>
  );
};
