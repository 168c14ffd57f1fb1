import { useReturnExceptionMessages } from '@shop/i18n/return-exception-messages';
import { useWithdrawalStatementMessages } from '@shop/i18n/withdrawal-statement-messages';
import { useBrand } from '@shop/page';
import type { ReturnException } from '@shop/domain/market-duties';

/** The messages of the withdrawal function, by the law of the brand. */
export const useWithdrawWords = () => {
  const say = useWithdrawalStatementMessages();
  const sayException = useReturnExceptionMessages();
  const law = useBrand().promises.isByEuLaw ? 'eu' : 'other';
  return {
    say,
    law,
    sayException: (one: ReturnException) => sayException(`returns.exception.${one}`, { law }),
    words: {
      withdrawal_nothing_chosen: say('statement.nothing_chosen'),
      withdrawal_changed: say('statement.changed'),
      too_many_requests: say('statement.too_many'),
    },
  };
};
