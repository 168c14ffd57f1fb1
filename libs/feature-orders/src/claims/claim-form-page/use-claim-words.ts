import { useFileWords } from '../claim-files/use-file-words.ts';
import { useMessages } from '../messages.ts';

/** The messages of the forms' codes. */
export const useClaimWords = (): Record<string, string> => {
  const say = useMessages();
  const { faults } = useFileWords();
  return {
    ...faults,
    claim_nothing: say('claims.fault.nothing'),
    claim_quantity: say('claims.fault.quantity'),
    order_not_claimable: say('claims.fault.order_not_claimable'),
    too_many_claims: say('claims.fault.too_many_claims'),
    claim_closed: say('claims.fault.closed'),
    order_email_wrong: say('claims.fault.wrong_email'),
    too_many_requests: say('claims.fault.too_many_requests'),
  };
};
