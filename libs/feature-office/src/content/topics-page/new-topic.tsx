import { Button } from '@shop/ui-theme/button';
import { Fold } from '@shop/ui-theme/fold';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { useCodeWords } from '../../code-words.ts';
import { ActField } from '../../form/act-field.tsx';
import { ActForm } from '../../form/act-form.tsx';
import { useProblem } from '../../form/use-problem.ts';
import { useMessages } from '../../messages.ts';
import { TOPIC_KINDS } from '../form/topic-form.ts';
import { TopicFields } from '../topic-page/topic-fields.tsx';

const ACT = 'add';
const EMPTY = { position: '0' };

/** Adds a topic. */
export const NewTopic = () => {
  const say = useMessages();
  const words = useCodeWords();
  const problem = useProblem(ACT);
  return (
    <Fold summary={say('office.topics.new')} isOpen={problem !== null}>
      <ActForm act={ACT}>
        <Inline align="end">
          <Select
            name="topic_of"
            size="small"
            width="auto"
            label={say('office.content.kind')}
            options={TOPIC_KINDS.map((value) => ({ value, label: words('content_kind', value) }))}
            defaultValue={problem?.fields['topic_of'] ?? 'post'}
          />
          <ActField act={ACT} name="slug" label={say('office.content.address')} />
        </Inline>
        <TopicFields act={ACT} fields={EMPTY} />
        <Inline>
          <Button type="submit" size="small">
            {say('office.topics.add')}
          </Button>
        </Inline>
      </ActForm>
    </Fold>
  );
};
