import { ownAccountCalls } from '@shop/contracts/later-calls';
import { dropDraft } from '@shop/forms';
import { LANGUAGES } from '@shop/i18n';
import { refuseBy, type FormValues, type PageContext } from '@shop/page';
import { localised, paths } from '@shop/paths';
import { redirectDocument } from 'react-router-dom';
import { PREFERENCES_DRAFT } from '../form-drafts.ts';

/** Keeps them with the client and on this device. The page is loaded again, since the server calculates all prices. */
export const savePreferences = async (
  { api, language, remember }: PageContext,
  fields: FormValues,
  request: Request,
) => {
  const chosen = (name: string): number => Number(fields[name]) || 0;
  const preferences = {
    language_id: chosen('language_id'),
    currency_id: chosen('currency_id'),
    country_id: chosen('country_id'),
  };
  try {
    await api.send(ownAccountCalls.updatePreferences, preferences);
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(PREFERENCES_DRAFT);
  remember({ currency: preferences.currency_id, countryId: preferences.country_id });
  const { code } = LANGUAGES.find(({ id }) => id === preferences.language_id) ?? language;
  const saved = localised(paths.accountInformation.to({}, { done: 'preferences' }), code);
  // Whole, because the router would put the page's own language in front of a path.
  return redirectDocument(new URL(saved, request.url).href, 303);
};
