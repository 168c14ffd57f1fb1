import type { Forward } from '@shop/data-access/forwarding';
import { ShopForm, SubmitButton, useFormDraft, type ShopFormProps } from '@shop/forms';
import { useQueriesOf, type FormValues } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DeclarationFields } from '../declaration/declaration-fields.tsx';
import { lineField, linesIn } from '../declaration/declaration.conversions.ts';
import { useDeclarationLabels } from '../declaration/use-declaration-labels.ts';
import { useForwardWords } from '../forward-page/use-forward-words.ts';
import { useMessages } from '../messages.ts';
import { declareDraft, declareSchema } from './declare-form.schema.ts';

type Props = Pick<ShopFormProps, 'answer'> & { request: Forward };

/** The declaration starts with what was announced: a line for each parcel. */
const firstLines = ({ packages, currency }: Forward): FormValues => ({
  lines: String(Math.max(1, packages.length)),
  ...Object.fromEntries(
    packages.flatMap(({ contents, value }, at) => [
      [lineField('description', at), contents],
      // Announced in dollars.
      [lineField('value', at), currency === 'USD' && value !== null ? String(value) : ''],
    ]),
  ),
});

const defaults = (count: number): FormValues =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      [lineField('quantity', at), '1'],
      [lineField('origin', at), 'US'],
    ]).flat(),
  );

/** What the shipment contains, for customs. */
export const DeclareForm = ({ request, answer }: Props) => {
  const say = useMessages();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const draft = useFormDraft(declareDraft(request.slug));
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  const typed = { ...firstLines(request), declared_by: name, ...draft, ...answer?.values };
  const count = linesIn(typed);
  return (
    <ShopForm
      key={draft === null ? 'fresh' : 'draft'}
      schema={declareSchema}
      labels={useDeclarationLabels(count, request.currency)}
      words={useForwardWords()}
      values={{ ...defaults(count), ...typed }}
      answer={answer}
      draft={declareDraft(request.slug)}
      isDraftFitted
      summaryHeading={say('parcels.problems')}
    >
      <input type="hidden" name="intent" value="declare" />
      <Stack gap={16}>
        <DeclarationFields count={count} />
        <div>
          <SubmitButton size="large">{say('parcels.declaration.send')}</SubmitButton>
        </div>
      </Stack>
    </ShopForm>
  );
};
