import { Checkbox } from '@shop/ui-theme/choice';
import { Fold } from '@shop/ui-theme/fold';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { ActField } from '../../form/act-field.tsx';
import { useMessages } from '../../messages.ts';
import type { ContentDetails, Fields } from '../form/content-types.ts';
import { brandField } from '../form/record-form.ts';
import { MenuSettings } from './menu-settings.tsx';
import { TEXT_ACT } from './text-act.ts';
import { TopicChoice } from './topic-choice.tsx';

export type ContentSettingsProps = { content: ContentDetails; fields: Fields };

/** What is said of the page in all its languages. */
export const ContentSettings = ({ content, fields }: ContentSettingsProps) => {
  const say = useMessages();
  const field = (name: string, label: string) => (
    <ActField act={TEXT_ACT} name={name} label={label} defaultValue={fields[name] ?? ''} />
  );
  return (
    <Fold summary={say('office.content.settings')} isOpen>
      <Stack gap={12}>
        <Text size="small">{say('office.content.shops_hint')}</Text>
        <Inline>
          {content.brands.map(({ key, name }) => (
            <Checkbox
              key={key}
              name={brandField(key)}
              label={`${name} (${key})`}
              defaultChecked={fields[brandField(key)] === 'on'}
            />
          ))}
        </Inline>
        <Inline align="end">
          {(content.kind === 'post' || content.kind === 'faq') && (
            <TopicChoice topics={content.topics} chosen={fields['topic'] ?? ''} />
          )}
          {content.kind === 'post' && field('author', say('office.content.author'))}
          {content.kind === 'post' && field('category', say('office.block.category'))}
          {field('position', say('office.content.position'))}
        </Inline>
        <MenuSettings fields={fields} />
      </Stack>
    </Fold>
  );
};
