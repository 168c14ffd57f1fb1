import { LOCALE_CODES } from '@shop/domain/languages';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../../code-words.ts';
import { ActForm } from '../../form/act-form.tsx';
import { OfficePage } from '../../frame/office-page.tsx';
import { useMessages } from '../../messages.ts';
import { writeTopic } from '../form/topic-form.ts';
import { DropTopic } from './drop-topic.tsx';
import { TopicFields } from './topic-fields.tsx';
import type { topicLoader } from './topic-page.loader.ts';

const ACT = 'change';

/** One topic: renamed, placed, removed, or joined with another. */
export const TopicPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const { topic, others } = useLoaderData<typeof topicLoader>();
  const now = writeTopic(topic);
  const names = LOCALE_CODES.flatMap((code) => {
    const name = topic.names[code];
    return name === undefined ? [] : [`${code.toUpperCase()}: ${name}`];
  });
  return (
    <OfficePage
      title={topic.names.en}
      hint={[words('content_kind', topic.topic_of), topic.key, ...names].join(' · ')}
    >
      <TextLink href="/topics">{say('office.topics.to_list')}</TextLink>
      <ActForm act={ACT}>
        {/* What is read now, also after a refusal: a colleague's change is replaced knowingly. */}
        {Object.entries(now).map(([name, value]) => (
          <input key={name} type="hidden" name={`was.${name}`} value={value} />
        ))}
        <TopicFields act={ACT} fields={now} />
        <Inline>
          <Button type="submit" size="small">
            {say('office.text.save')}
          </Button>
        </Inline>
      </ActForm>
      <DropTopic topic={topic} others={others} />
    </OfficePage>
  );
};
