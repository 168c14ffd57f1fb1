import type { Withdrawable } from '@shop/data-access/withdrawals';
import { FormSelect, FormText, ShopForm, SubmitButton } from '@shop/forms';
import type { FormAnswer, FormValues } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useWithdrawWords } from './use-withdraw-words.ts';
import { withdrawDraft } from './withdraw-draft.ts';
import { withdrawSchema } from './withdraw-form.schema.ts';
import { lineField } from './withdraw-lines.ts';

type Props = {
  slug: string;
  order: Withdrawable;
  answer: FormAnswer | undefined;
  values: FormValues | undefined;
};

/** Goods of a line are chosen by their number; the only line of an order is chosen at first. */
const firstChoice = ({ lines }: Withdrawable): FormValues =>
  Object.fromEntries(lines.map(({ id, left }) => [lineField(id), lines.length === 1 ? String(left) : '0']));

const count = (left: number) => Array.from({ length: left }, (_, at) => String(at + 1));

type LineProps = { line: Withdrawable['lines'][number] };

const WithdrawLine = ({ line }: LineProps) => {
  const { say, sayException } = useWithdrawWords();
  const { id, name, left, exception } = line;
  const why = exception && <Text tone="muted">{sayException(exception)}</Text>;
  if (left === 0 || exception === 'made_to_measure')
    return (
      <Stack gap={4}>
        <Text weight="strong">{name}</Text>
        {why ?? <Text tone="muted">{say('statement.gone')}</Text>}
      </Stack>
    );
  return (
    <Stack gap={4}>
      <FormSelect
        name={lineField(id)}
        options={[
          { value: '0', label: say('statement.none') },
          ...count(left).map((value) => ({ value, label: value })),
        ]}
      />
      {why}
    </Stack>
  );
};

/** The first step: who withdraws, and from which goods. */
export const WithdrawForm = ({ slug, order, answer, values }: Props) => {
  const { say, words } = useWithdrawWords();
  const { lines, name, email } = order;
  return (
    <ShopForm
      schema={withdrawSchema}
      labels={{
        name: say('statement.name'),
        email: say('statement.email'),
        ...Object.fromEntries(
          lines.map((line) => [
            lineField(line.id),
            say('statement.of', { name: line.name, left: line.left }),
          ]),
        ),
      }}
      answer={answer}
      values={values ?? { name, email, ...firstChoice(order) }}
      words={words}
      draft={withdrawDraft(slug)}
      summaryHeading={say('statement.problems')}
    >
      <Stack gap={16}>
        <FormText name="name" autoComplete="name" required />
        <FormText
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={say('statement.email_hint')}
          required
        />
        <Text weight="strong">{say('statement.which')}</Text>
        {lines.map((line) => (
          <WithdrawLine key={line.id} line={line} />
        ))}
        <SubmitButton>{say('statement.continue')}</SubmitButton>
      </Stack>
    </ShopForm>
  );
};
