import { Select } from '@shop/ui-theme/select';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useProblemWords } from '../../form/problem-words.ts';
import { useProblem } from '../../form/use-problem.ts';
import { useMessages } from '../../messages.ts';
import type { ContentDetails } from '../form/content-types.ts';
import { TEXT_ACT } from './text-act.ts';

export type TopicChoiceProps = { topics: ContentDetails['topics']; chosen: string };

/** The topic of a post or a question; without any, where one is added. */
export const TopicChoice = ({ topics, chosen }: TopicChoiceProps) => {
  const say = useMessages();
  const wrong = useProblemWords();
  const code = useProblem(TEXT_ACT)?.errors['topic']?.[0];
  if (topics.length === 0)
    return (
      <Text size="small">
        {say('office.topics.none')} <TextLink href="/topics">{say('office.topics.new')}</TextLink>
      </Text>
    );
  return (
    <Select
      name="topic"
      size="small"
      width="auto"
      label={say('office.content.topic')}
      placeholder="–"
      options={topics.map(({ key, name }) => ({ value: key, label: name }))}
      defaultValue={chosen}
      error={code && wrong(code)}
    />
  );
};
