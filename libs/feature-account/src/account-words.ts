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
    'auth.forms.wrong_code': say('account.problem.wrong_code'),
    'auth.forms.login_step_ended': say('account.problem.login_step_ended'),
    'auth.forms.passkey_refused': say('account.problem.passkey_refused'),
    'auth.forms.too_many_passkeys': say('account.problem.too_many_passkeys'),
    'auth.forms.unproved': say('account.problem.unproved'),
    not_offered: say('account.preferences.not_offered'),
    'auth.busy': say('account.problem.busy'),
  };
};
