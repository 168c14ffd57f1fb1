import { CONSENT_PURPOSES, CONSENT_VERSION, readConsent, writeConsent } from '@shop/domain/consent';
import { privacyQueries } from '@shop/data-access/privacy';
import { createChangeKey, pageContext, readForm, seeOther, type FormValues } from '@shop/page';
import { safeRedirect } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';

/** Whatever is neither all nor ticked is refused. */
const grantedBy = ({ choice, ...fields }: FormValues) =>
  CONSENT_PURPOSES.filter(
    (purpose) => choice === 'all' || (choice === 'own' && fields[purpose] !== undefined),
  );

/**
 * Stores the choice on the device and records it. Runs on the server only, since its forms load a new page: scripts that
 * were allowed before are gone with the old one. A choice holds even when it could not be recorded.
 */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, consent, remember, report } = pageContext(context);
  const fields = await readForm(request);
  const granted = grantedBy(fields);
  const id = readConsent(consent?.written)?.id ?? createChangeKey();
  remember({ consent: writeConsent({ version: CONSENT_VERSION, granted, id }) });
  await privacyQueries(api).recordConsent({ id, version: CONSENT_VERSION, granted }).catch(report);
  return seeOther(safeRedirect(fields['back']) ?? laterPaths.consent.to({}, { done: 'saved' }));
};
