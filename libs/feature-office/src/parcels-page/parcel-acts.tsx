import type { OfficeParcel } from '@shop/contracts/staff';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { useMessages } from '../messages.ts';

/** The acts that each state allows, and the field that an act needs. */
const ACTS = {
  unidentified: [{ act: 'identify', label: 'office.parcel.identify', value: 'office.intake.suite' }],
  checked: [
    { act: 'store', label: 'office.parcel.store', value: 'office.shelf' },
    { act: 'hold', label: 'office.parcel.hold', value: 'office.reason' },
  ],
  restricted_hold: [
    { act: 'send_back', label: 'office.parcel.send_back', value: null },
    { act: 'dispose', label: 'office.parcel.dispose', value: null },
  ],
  overdue: [{ act: 'abandon', label: 'office.parcel.abandon', value: null }],
} as const;

const hasActs = (state: string): state is keyof typeof ACTS => Object.hasOwn(ACTS, state);

const GRAMS_PER_KG = 1_000;
const MM_PER_CM = 10;

/** What was typed at the door of a parcel without an owner stands in the fields. */
const Measure = ({ parcel: { id, weight_g: weight, sides_mm: sides } }: { parcel: OfficeParcel }) => {
  const say = useMessages();
  const own = { act: 'check', row: id } as const;
  const kg = weight === null ? '' : String(weight / GRAMS_PER_KG);
  const cm = (sides ?? []).map((side) => side / MM_PER_CM).join('x');
  return (
    <ActForm act="check" row={id}>
      <Inline align="end">
        <ActField
          {...own}
          name="weight"
          width="short"
          label={say('office.intake.weight')}
          defaultValue={kg}
        />
        <ActField {...own} name="sides" label={say('office.intake.sides')} defaultValue={cm} />
        <Button type="submit" look="quiet" size="small">
          {say('office.parcel.check')}
        </Button>
      </Inline>
    </ActForm>
  );
};

/** What can be done about a parcel in its state. */
export const ParcelActs = ({ parcel }: { parcel: OfficeParcel }) => {
  const say = useMessages();
  const { id, state } = parcel;
  if (state === 'received') return <Measure parcel={parcel} />;
  if (!hasActs(state)) return null;
  return (
    <Inline gap={8}>
      {ACTS[state].map(({ act, label, value }) => (
        <ActForm key={act} act={act} row={id}>
          <Inline align="end">
            {value !== null && <ActField act={act} row={id} name="value" label={say(value)} />}
            <Button type="submit" look="quiet" size="small">
              {say(label)}
            </Button>
          </Inline>
        </ActForm>
      ))}
    </Inline>
  );
};
