import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { Text } from '@shop/ui-theme/text';
import { ActForm } from '../../form/act-form.tsx';
import { useProblemWords } from '../../form/problem-words.ts';
import { useProblem } from '../../form/use-problem.ts';
import { useMessages } from '../../messages.ts';
import type { Topic } from '../form/topic-form.ts';

type Props = { topic: Topic; others: readonly Topic[] };

const DropUnused = () => {
  const say = useMessages();
  return (
    <ActForm act="drop">
      <Inline>
        <Button type="submit" look="quiet" size="small">
          {say('office.topics.drop')}
        </Button>
      </Inline>
    </ActForm>
  );
};

const Merge = ({ others }: Pick<Props, 'others'>) => {
  const say = useMessages();
  const wrong = useProblemWords();
  // Another page may have named the topic after the page without the choice was opened.
  const merged = useProblem('merge');
  const dropped = useProblem('drop');
  const code = (merged ?? dropped)?.errors['into']?.[0];
  return (
    <ActForm act="merge">
      <Inline align="end">
        <Select
          name="into"
          size="small"
          width="auto"
          label={say('office.topics.into')}
          placeholder="–"
          options={others.map(({ key, names }) => ({ value: key, label: names.en }))}
          defaultValue={merged?.fields['into'] ?? ''}
          error={code && wrong(code)}
        />
        <Button type="submit" look="quiet" size="small">
          {say('office.topics.merge')}
        </Button>
      </Inline>
    </ActForm>
  );
};

/** Removes a topic; one that pages name gives them to another first. */
export const DropTopic = ({ topic, others }: Props) => {
  const say = useMessages();
  const count = topic.pages + topic.drafts;
  if (count === 0) return <DropUnused />;
  return (
    <>
      <Text>{say('office.topics.used', { count })}</Text>
      {others.length === 0 ? <Text>{say('office.topics.only')}</Text> : <Merge others={others} />}
    </>
  );
};
