import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { ParcelTable } from '../parcels-page/parcel-table.tsx';
import { IntakeForm } from './intake-form.tsx';
import type { intakeLoader } from './intake-page.loader.ts';

/** Parcels are taken in by a scanner and the keyboard alone. */
export const IntakePage = () => {
  const say = useMessages();
  const takenIn = useLoaderData<typeof intakeLoader>();
  return (
    <OfficePage title={say('office.nav.intake')} hint={say('office.intake.hint')}>
      <IntakeForm />
      {takenIn.length === 0 ? (
        <Text>{say('office.intake.none')}</Text>
      ) : (
        <ParcelTable caption={say('office.intake.taken_in')} parcels={takenIn} />
      )}
    </OfficePage>
  );
};
