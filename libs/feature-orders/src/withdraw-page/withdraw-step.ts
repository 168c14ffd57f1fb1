import type { WithdrawalReceipt } from '@shop/data-access/withdrawals';
import { createChangeKey, type FormAnswer, type FormValues } from '@shop/page';
import { data, useActionData } from 'react-router-dom';

/** Where a statement is: typed and to be confirmed, kept, or gone back to. The form itself is without a step. */
export type WithdrawStep =
  | { readonly step: 'summary'; readonly values: FormValues; readonly key: string }
  | { readonly step: 'edit'; readonly values: FormValues }
  | { readonly step: 'receipt'; readonly receipt: WithdrawalReceipt };

export const toSummary = (values: FormValues) =>
  data<WithdrawStep>({ step: 'summary', values, key: createChangeKey() });

export const toEdit = (values: FormValues) => data<WithdrawStep>({ step: 'edit', values });

export const toReceipt = (receipt: WithdrawalReceipt) => data<WithdrawStep>({ step: 'receipt', receipt });

export const useWithdrawStep = (): WithdrawStep | undefined => {
  const answer = useActionData() as WithdrawStep | FormAnswer | undefined;
  return answer && 'step' in answer ? answer : undefined;
};
