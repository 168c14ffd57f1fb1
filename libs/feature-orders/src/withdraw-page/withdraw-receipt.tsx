import type { WithdrawalReceipt } from '@shop/data-access/withdrawals';
import { useFormats } from '@shop/i18n';
import { describeStatement } from '@shop/i18n/withdrawal-statement';
import { Box } from '@shop/ui-theme/box';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useWithdrawWords } from './use-withdraw-words.ts';

type Props = { receipt: WithdrawalReceipt; isTyped: boolean };

/** A day of a calendar is the same day in every time zone of a brand: noon of UTC. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

const useReceiptWords = ({ receipt, isTyped }: Props) => {
  const { say, sayException } = useWithdrawWords();
  const formats = useFormats();
  const { send_back: sendBack } = receipt;
  return describeStatement(say, sayException, {
    ...receipt,
    isTyped,
    at: formats.dateTime(receipt.stated_at),
    sendBack: sendBack && {
      address: sendBack.address,
      until: formats.date(noonOf(sendBack.until)),
      paidBy: sendBack.paid_by,
    },
  });
};

/** A kept statement, with what follows. */
export const StatementView = (props: Props) => {
  const { content, next } = useReceiptWords(props);
  return (
    <Box ground="box">
      <Stack gap={8}>
        {[...content, ...next].map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    </Box>
  );
};

/** The receipt of the statement that was just made. */
export const WithdrawReceipt = ({ receipt, isTyped }: Props) => {
  const { say, law } = useWithdrawWords();
  return (
    <Stack gap={16}>
      <Notice tone={receipt.state === 'refused' ? 'info' : 'success'} icon="check">
        {say('statement.receipt', { law })}
      </Notice>
      <StatementView receipt={receipt} isTyped={isTyped} />
    </Stack>
  );
};
