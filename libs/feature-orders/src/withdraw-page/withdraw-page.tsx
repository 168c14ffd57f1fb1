import { withdrawalQueries, type Withdrawable } from '@shop/data-access/withdrawals';
import { useFormats, useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useFormAnswer, useLinks, usePage, type FormValues } from '@shop/page';
import { orderFor, paths } from '@shop/paths';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { useWithdrawWords } from './use-withdraw-words.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { chosenLines } from './withdraw-lines.ts';
import { StatementView, WithdrawReceipt } from './withdraw-receipt.tsx';
import { useWithdrawStep } from './withdraw-step.ts';
import { WithdrawSummary } from './withdraw-summary.tsx';

const useTerm = ({ until, is_late }: Withdrawable): string => {
  const { say } = useWithdrawWords();
  const formats = useFormats();
  if (until === null) return say('statement.until_later');
  const day = formats.date(new Date(`${until}T12:00:00Z`));
  return say(is_late ? 'statement.late' : 'statement.until', { day });
};

const useContent = ({ number, lines }: Withdrawable, values: FormValues): string[] => {
  const { say } = useWithdrawWords();
  const { name = '', email = '' } = values;
  return [
    say('statement.of_order', { number }),
    say('statement.by', { name }),
    say('statement.to', { email }),
    ...chosenLines(values).map(({ id, quantity }) =>
      say('statement.line', { quantity, name: lines.find((line) => line.id === id)?.name ?? '' }),
    ),
  ];
};

type StepsProps = { slug: string; order: Withdrawable };

const Steps = ({ slug, order }: StepsProps) => {
  const { say } = useWithdrawWords();
  const term = useTerm(order);
  const answer = useFormAnswer();
  const at = useWithdrawStep();
  const content = useContent(order, at?.step === 'summary' ? at.values : {});
  if (at?.step === 'receipt') return <WithdrawReceipt receipt={at.receipt} isTyped={false} />;
  if (at?.step === 'summary')
    return <WithdrawSummary values={at.values} formKey={at.key} content={content} />;
  return (
    <Stack gap={24}>
      <Text tone="muted" isMeasured>
        {`${say('statement.intro')} ${term}`}
      </Text>
      {order.lines.some(({ left }) => left > 0) && (
        <WithdrawForm slug={slug} order={order} answer={answer} values={at?.values} />
      )}
      {order.statements.length > 0 && (
        <Stack gap={12} as="section">
          <Heading level={2} look="section">
            {say('statement.earlier')}
          </Heading>
          {order.statements.map((one, index) => (
            <StatementView key={index} receipt={one} isTyped={false} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};

/** The withdrawal function of one order: form, summary, receipt. */
export const WithdrawPage = () => {
  const { say, law } = useWithdrawWords();
  const { href } = useLinks();
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const { id: languageId } = useLanguage();
  const { data: order } = useSuspenseQuery(withdrawalQueries(usePage().api).order(slug, languageId));
  const title = say('statement.title', { law });
  return (
    <PageBody>
      <PageHead title={`${title}, ${order.number}`} isIndexed={false} />
      <FormColumn>
        <Stack gap={24}>
          <Heading level={1} look="title">
            {`${title}, ${order.number}`}
          </Heading>
          <Steps slug={slug} order={order} />
          <TextLink href={href(orderFor(slug, pathname.startsWith('/order/')))}>
            {say('statement.to_order')}
          </TextLink>
          <TextLink href={href(paths.withdrawal.to())}>{say('statement.right', { law })}</TextLink>
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
