import { Problem } from '@shop/commerce-kit/problem';

/** The same answer for every failed login: unknown address, wrong password. */
export const wrongCredentials = () =>
  new Problem(422, 'auth.forms.wrong_credentials', { password: ['auth.forms.wrong_credentials'] });

/** The current password, required before it is changed. */
export const wrongPassword = () =>
  new Problem(422, 'auth.forms.wrong_password', { current_password: ['auth.forms.wrong_password'] });

export const alreadyClient = () =>
  new Problem(422, 'auth.forms.user_already_exists', { email: ['auth.forms.user_already_exists'] });

export const noPhoneNumber = () => new Problem(422, 'invalid_input', { phone: ['phone'] });

export const deadLink = () =>
  new Problem(422, 'auth.forms.reset_link_invalid', { token: ['auth.forms.reset_link_invalid'] });

export const deadConfirmation = () =>
  new Problem(422, 'auth.forms.confirm_link_invalid', { token: ['auth.forms.confirm_link_invalid'] });

export const sameEmail = () =>
  new Problem(422, 'auth.forms.same_email', { email: ['auth.forms.same_email'] });

export const foreignCountry = () =>
  new Problem(422, 'account.forms.country_not_served', { country_id: ['country_not_served'] });

export const tooManyAddresses = () =>
  new Problem(422, 'account.forms.too_many_addresses', { id: ['account.forms.too_many_addresses'] });
