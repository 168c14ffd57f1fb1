import { FormCheck, FormSelect, useFormField } from '@shop/forms';
import { FieldMessage } from '@shop/ui-theme/field-message';
import { FieldSet } from '@shop/ui-theme/form-layout';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { lineField, lineName, type ClaimLine } from './line-name.ts';

/** A box for a single piece; for several, how many of them. */
const LineChoice = ({ line }: { line: ClaimLine }) => {
  const say = useMessages();
  const name = lineField(line);
  if (line.quantity === 1) return <FormCheck name={name}>{lineName(line)}</FormCheck>;
  return (
    <FormSelect
      name={name}
      options={Array.from({ length: line.quantity + 1 }, (_, count) => ({
        value: String(count),
        label: say('claims.line_count', { count }),
      }))}
    />
  );
};

/** The lines of the order: which of them, and how many. */
export const ClaimLines = ({ lines }: { lines: readonly ClaimLine[] }) => {
  const { id, label, error } = useFormField('lines', 'submitted');
  return (
    <FieldSet legend={label}>
      <div id={id} tabIndex={-1}>
        <Stack gap={12}>
          {lines.map((line) => (
            <LineChoice key={line.position} line={line} />
          ))}
          {error !== undefined && <FieldMessage tone="error">{error}</FieldMessage>}
        </Stack>
      </div>
    </FieldSet>
  );
};
