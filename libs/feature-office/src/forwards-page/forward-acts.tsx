import { CARRIER_NAMES, CARRIERS } from '@shop/domain/parcel-state';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { useMessages } from '../messages.ts';

const carriers = CARRIERS.map((value) => ({ value, label: CARRIER_NAMES[value] }));

/** A request is packed and measured; once it is paid it is given to a carrier. */
export const ForwardActs = ({ id, state }: { id: number; state: string }) => {
  const say = useMessages();
  if (state === 'packing')
    return (
      <ActForm act="pack" row={id}>
        <Inline align="end">
          <ActField act="pack" row={id} name="weight" label={say('office.intake.weight')} width="short" />
          <ActField act="pack" row={id} name="sides" label={say('office.intake.sides')} />
          <Button type="submit" look="quiet" size="small">
            {say('office.forward.pack')}
          </Button>
        </Inline>
      </ActForm>
    );
  return (
    <ActForm act="hand_over" row={id}>
      <Inline align="end">
        <Select
          name="carrier"
          size="small"
          width="auto"
          label={say('office.forward.carrier')}
          options={carriers}
        />
        <ActField act="hand_over" row={id} name="number" label={say('office.intake.number')} />
        <Button type="submit" look="quiet" size="small">
          {say('office.forward.hand_over')}
        </Button>
      </Inline>
    </ActForm>
  );
};
