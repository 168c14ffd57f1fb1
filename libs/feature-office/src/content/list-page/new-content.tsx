import { Button } from '@shop/ui-theme/button';
import { Fold } from '@shop/ui-theme/fold';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { useCodeWords } from '../../code-words.ts';
import { ActField } from '../../form/act-field.tsx';
import { ActForm } from '../../form/act-form.tsx';
import { useProblem } from '../../form/use-problem.ts';
import { useMessages } from '../../messages.ts';
import { CONTENT_KINDS } from '../form/content-types.ts';

const ACT = 'begin';

/** Begins the draft of a new page. */
export const NewContent = () => {
  const say = useMessages();
  const words = useCodeWords();
  const problem = useProblem(ACT);
  return (
    <Fold summary={say('office.content.new')} isOpen={problem !== null}>
      <ActForm act={ACT}>
        <Inline align="end">
          <Select
            name="kind"
            size="small"
            width="auto"
            label={say('office.content.kind')}
            options={CONTENT_KINDS.filter((kind) => kind !== 'home').map((value) => ({
              value,
              label: words('content_kind', value),
            }))}
            defaultValue={problem?.fields['kind'] ?? 'page'}
          />
          <ActField act={ACT} name="slug" label={say('office.content.address')} />
          <ActField act={ACT} name="title" label={say('office.content.english_title')} />
          <ActField act={ACT} name="summary" label={say('office.content.summary')} />
          <Button type="submit" size="small">
            {say('office.content.begin')}
          </Button>
        </Inline>
      </ActForm>
    </Fold>
  );
};
