import { Button } from '@shop/ui-theme/button';
import { Fold } from '@shop/ui-theme/fold';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { ActField } from '../../form/act-field.tsx';
import { ActForm } from '../../form/act-form.tsx';
import { useProblem } from '../../form/use-problem.ts';
import { useMessages } from '../../messages.ts';
import type { ContentHomes } from '../form/content-types.ts';

const ACT = 'begin_home';

/** Begins the draft of a shop's home page with the sections of its build. */
export const NewHome = ({ homes }: { homes: ContentHomes }) => {
  const say = useMessages();
  const problem = useProblem(ACT);
  return (
    <Fold summary={say('office.content.new_home')} isOpen={problem !== null}>
      <ActForm act={ACT}>
        <Stack gap={8}>
          <Text size="small">{say('office.content.home_hint')}</Text>
          <Inline align="end">
            <Select
              name="brand"
              size="small"
              width="auto"
              label={say('office.brand')}
              options={homes.map(({ key, name }) => ({ value: key, label: `${name} (${key})` }))}
              defaultValue={problem?.fields['brand']}
            />
            <ActField act={ACT} name="title" label={say('office.content.english_title')} />
            <ActField act={ACT} name="summary" label={say('office.content.summary')} />
            <Button type="submit" size="small">
              {say('office.content.begin')}
            </Button>
          </Inline>
        </Stack>
      </ActForm>
    </Fold>
  );
};
