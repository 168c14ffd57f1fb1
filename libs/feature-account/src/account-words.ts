import { useMessages } from './messages.ts';

/** The messages of the account codes. */
export const useAccountWords = (): Record<string, string> => {
  const say = useMessages();
  return {
    'auth.forms.wrong_credentials': say('account.problem.wrong_credentials'),
    'auth.forms.wrong_password': say('account.problem.wrong_password'),
    'auth.forms.user_already_exists': say('account.problem.user_already_exists'),
    'auth.forms.reset_link_invalid': say('account.problem.reset_link_invalid'),
    'auth.forms.same_email': say('account.problem.same_email'),
    not_offered: say('account.preferences.not_offered'),
    'auth.busy': say('account.problem.busy'),
  };
};
