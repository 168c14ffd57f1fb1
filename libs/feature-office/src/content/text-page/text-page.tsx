import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../../code-words.ts';
import { ActField } from '../../form/act-field.tsx';
import { ActForm } from '../../form/act-form.tsx';
import type { FormProblem } from '../../form/form-problem.ts';
import { useProblem } from '../../form/use-problem.ts';
import { OfficePage } from '../../frame/office-page.tsx';
import { useMessages } from '../../messages.ts';
import { deskOf } from '../content-address.ts';
import { fieldsOf } from '../form/record-form.ts';
import { blocksIn } from '../form/text-form.ts';
import { AddBlock } from './add-block.tsx';
import { BlockCard } from './block-card.tsx';
import { ChangedByOther } from './changed-by-other.tsx';
import { ContentSettings } from './content-settings.tsx';
import { FieldErrors } from './field-errors.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { TEXT_ACT } from './text-act.ts';
import type { textLoader } from './text-page.loader.ts';

const NO_ERRORS: FormProblem['errors'] = {};

/** One language of a page: its title, its blocks and what is said of the page as a whole. */
export const TextPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const { content, language } = useLoaderData<typeof textLoader>();
  const problem = useProblem(TEXT_ACT);
  const { record } = content;
  const current = String(content.draft?.version ?? 0);
  // What was typed comes back; its errors beside it.
  const { fields, errors } = problem ?? { fields: fieldsOf(record, language), errors: NO_ERRORS };
  const blocks = blocksIn(fields);
  return (
    <OfficePage
      title={record.texts.en.title}
      hint={`${words('content_kind', content.kind)} · ${content.slug}`}
    >
      <TextLink href={deskOf(content)}>{say('office.content.to_desk')}</TextLink>
      {content.kind === 'home' && <Text size="small">{say('office.content.home_hint')}</Text>}
      <LanguageTabs content={content} language={language} />
      <ActForm act={TEXT_ACT}>
        <input type="hidden" name="version" value={fields['version'] ?? current} />
        <input type="hidden" name="current" value={current} />
        <input type="hidden" name="blocks" value={blocks.length} />
        <Stack gap={16}>
          {problem && <FieldErrors problem={problem} blocks={blocks} />}
          <SaveButtons language={language} />
          {problem?.code === 'staff.content.changed' && <ChangedByOther content={content} />}
          {(['title', 'summary'] as const).map((name) => (
            <ActField
              key={name}
              act={TEXT_ACT}
              name={name}
              label={say(`office.content.${name}`)}
              defaultValue={fields[name] ?? ''}
            />
          ))}
          {blocks.map((block, at) => (
            <BlockCard key={`${at}-${block.kind}`} block={block} at={at} count={blocks.length} />
          ))}
          <AddBlock kind={content.kind} chosen={fields['add'] ?? 'text'} error={errors['blocks']?.[0]} />
          {content.kind !== 'home' && <ContentSettings content={content} fields={fields} />}
        </Stack>
      </ActForm>
    </OfficePage>
  );
};
