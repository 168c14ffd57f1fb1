import { FormText } from '@shop/forms';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { FieldSet, FormRow } from '@shop/ui-theme/form-layout';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { lineField, MOST_LINES } from './declaration.conversions.ts';

type Props = { /** How many lines are shown. */ count: number };

const LineFields = ({ at }: { at: number }) => {
  const say = useMessages();
  return (
    <Box ground="box">
      <FieldSet legend={say('parcels.declaration.line', { number: at + 1 })}>
        <Stack gap={16}>
          <FormText
            name={lineField('description', at)}
            hint={say('parcels.declaration.description_hint')}
            mode="submitted"
          />
          <FormRow>
            <FormText
              name={lineField('hs_code', at)}
              inputMode="numeric"
              hint={say('parcels.declaration.hs_hint')}
              mode="submitted"
            />
            <FormText name={lineField('quantity', at)} inputMode="numeric" mode="submitted" />
          </FormRow>
          <FormRow>
            <FormText name={lineField('value', at)} inputMode="decimal" mode="submitted" />
            <FormText name={lineField('origin', at)} mode="submitted" />
          </FormRow>
        </Stack>
      </FieldSet>
    </Box>
  );
};

/** The lines of a customs declaration, a button for one more, and who vouches for it. */
export const DeclarationFields = ({ count }: Props) => {
  const say = useMessages();
  return (
    <Stack gap={16}>
      <input type="hidden" name="lines" value={count} />
      {Array.from({ length: count }, (_, at) => (
        <LineFields key={at} at={at} />
      ))}
      {count < MOST_LINES && (
        <div>
          <Button type="submit" look="quiet" size="small" name="intent" value="line" formNoValidate>
            {say('parcels.declaration.add')}
          </Button>
        </div>
      )}
      <FormText
        name="declared_by"
        hint={say('parcels.declaration.by_hint')}
        autoComplete="name"
        mode="submitted"
      />
    </Stack>
  );
};
