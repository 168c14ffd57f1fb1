import { Problem } from '@shop/commerce-kit/problem';

/** One answer for a wrong, a used and an old code. */
export const wrongCode = () => new Problem(422, 'auth.forms.wrong_code', { code: ['auth.forms.wrong_code'] });

/** The login has to begin again: its token is unknown, used, too old, or had too many tries. */
export const endedStep = () =>
  new Problem(422, 'auth.forms.login_step_ended', { step: ['auth.forms.login_step_ended'] });

export const wrongPassword = () =>
  new Problem(422, 'auth.forms.wrong_password', { password: ['auth.forms.wrong_password'] });

/** A change without a proof of the last minutes. */
export const unproved = () => new Problem(403, 'auth.forms.unproved');

/** One answer for an unknown passkey, a refused signature, and a used or old challenge. */
export const refusedPasskey = () =>
  new Problem(422, 'auth.forms.passkey_refused', { passkey: ['auth.forms.passkey_refused'] });

export const tooManyPasskeys = () =>
  new Problem(422, 'auth.forms.too_many_passkeys', { passkey: ['auth.forms.too_many_passkeys'] });

export const codesAreOn = () => new Problem(409, 'auth.forms.codes_are_on');
