import { KeptForm } from '@shop/forms';
import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { Stack } from '@shop/ui-theme/stack';
import { TextField } from '@shop/ui-theme/text-field';
import { useMessages } from '../messages.ts';
import { PARCEL_DRAFT } from './parcel-draft.ts';

type Props = {
  /** The last searched number. */
  typed: string;
  error?: string;
};

const LONGEST = 60;

/** The number of a parcel, as a plain GET form. */
export const ParcelForm = ({ typed, error }: Props) => {
  const say = useMessages();
  return (
    <KeptForm action={paths.tracking.to()} method="get" draft={PARCEL_DRAFT}>
      {(kept) => (
        <Stack gap={16}>
          <TextField
            label={say('orders.tracking.number')}
            name="number"
            required
            maxLength={LONGEST}
            autoComplete="off"
            isTabular
            defaultValue={kept.number ?? typed}
            hint={say('orders.tracking.number_hint')}
            {...(error && { error })}
          />
          <div>
            <Button type="submit">{say('orders.tracking.follow')}</Button>
          </div>
        </Stack>
      )}
    </KeptForm>
  );
};
