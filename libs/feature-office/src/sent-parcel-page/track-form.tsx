import { PARCEL_STATES } from '@shop/domain/parcel-state';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { useCodeWords } from '../code-words.ts';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { useProblem } from '../form/use-problem.ts';
import { useMessages } from '../messages.ts';

const ACT = 'track';

/** What staff have learned about a parcel on its way. */
export const TrackForm = ({ state }: { state: string | null }) => {
  const say = useMessages();
  const words = useCodeWords();
  const typed = useProblem(ACT)?.fields['state'];
  return (
    <ActForm act={ACT}>
      <Inline align="end">
        <Select
          name="state"
          size="small"
          width="auto"
          label={say('office.state')}
          options={PARCEL_STATES.map((value) => ({ value, label: words('parcel', value) }))}
          defaultValue={typed ?? state ?? undefined}
        />
        <ActField act={ACT} name="place" label={say('office.sent.place')} isFirst />
        <ActField act={ACT} name="at" type="datetime-local" label={say('office.sent.at')} />
        <Button type="submit" look="quiet" size="small">
          {say('office.sent.add')}
        </Button>
      </Inline>
    </ActForm>
  );
};
