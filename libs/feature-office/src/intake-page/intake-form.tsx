import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { PhotoField } from '../form/photo-field.tsx';
import { useMessages } from '../messages.ts';

const ACT = 'take_in';

/** A parcel at the door. Enter leads to the next empty field, and after the last one to the next parcel. */
export const IntakeForm = () => {
  const say = useMessages();
  return (
    <ActForm act={ACT} hasFiles>
      <Inline align="start">
        <ActField act={ACT} name="number" label={say('office.intake.number')} isFirst />
        <ActField act={ACT} name="weight" label={say('office.intake.weight')} inputMode="decimal" />
        <ActField act={ACT} name="sides" label={say('office.intake.sides')} />
        <ActField act={ACT} name="suite" label={say('office.intake.suite')} />
      </Inline>
      <PhotoField act={ACT} />
      <Inline>
        <Button type="submit">{say('office.intake.take_in')}</Button>
      </Inline>
    </ActForm>
  );
};
