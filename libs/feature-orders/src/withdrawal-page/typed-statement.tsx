import { FormText, ShopForm, SubmitButton } from '@shop/forms';
import { useFormAnswer, type FormValues } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useWithdrawWords } from '../withdraw-page/use-withdraw-words.ts';
import { WithdrawReceipt } from '../withdraw-page/withdraw-receipt.tsx';
import { useWithdrawStep } from '../withdraw-page/withdraw-step.ts';
import { WithdrawSummary } from '../withdraw-page/withdraw-summary.tsx';
import { TYPED_DRAFT, typedSchema } from './typed-form.schema.ts';

const TypedForm = ({ values }: { values: FormValues | undefined }) => {
  const { say, words } = useWithdrawWords();
  const answer = useFormAnswer();
  return (
    <Stack gap={16}>
      <Text tone="muted" isMeasured>
        {say('statement.intro')}
      </Text>
      <ShopForm
        schema={typedSchema}
        labels={{
          name: say('statement.name'),
          number: say('statement.number'),
          email: say('statement.email'),
          goods: say('statement.goods'),
        }}
        answer={answer}
        values={values}
        words={words}
        draft={TYPED_DRAFT}
        summaryHeading={say('statement.problems')}
      >
        <Stack gap={16}>
          <FormText name="name" autoComplete="name" required />
          <FormText name="number" hint={say('statement.number_hint')} required />
          <FormText
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={say('statement.email_of_order')}
            required
          />
          <FormText name="goods" hint={say('statement.goods_hint')} />
          <SubmitButton>{say('statement.continue')}</SubmitButton>
        </Stack>
      </ShopForm>
    </Stack>
  );
};

/** The withdrawal function for everyone: the order is named by its number and e-mail. */
export const TypedStatement = () => {
  const { say } = useWithdrawWords();
  const at = useWithdrawStep();
  if (at?.step === 'receipt') return <WithdrawReceipt receipt={at.receipt} isTyped />;
  if (at?.step !== 'summary') return <TypedForm values={at?.values} />;
  const { name = '', number = '', email = '', goods = '' } = at.values;
  const content = [
    say('statement.of_order', { number }),
    say('statement.by', { name }),
    say('statement.to', { email }),
    goods.trim() === '' ? say('statement.whole') : say('statement.described', { goods }),
  ];
  return <WithdrawSummary values={at.values} formKey={at.key} content={content} />;
};
