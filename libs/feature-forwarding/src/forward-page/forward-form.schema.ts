import { EstimateForwarding, RequestForwarding } from '@shop/contracts/forwarding';
import type { EstimateAsked } from '@shop/data-access/forwarding';
import { addressIssues, type FormSchema } from '@shop/forms';
import type { FormValues } from '@shop/page';
import { toFieldIssues } from '../field-faults.ts';
import { forwardField, toEstimate, toForwarding } from './forward-form.conversions.ts';

export const FORWARD_DRAFT = 'forward-request';

/** No parcel is chosen: said in a sentence of its own. */
const noParcel = (issue: { path: string[]; message: string }) =>
  issue.path[0]?.startsWith('package_') && issue.message === 'required'
    ? { ...issue, message: 'no_parcel' }
    : issue;

export const forwardSchema: FormSchema = {
  safeParse: (values) => {
    const fields = values as FormValues;
    const parsed = RequestForwarding.safeParse(toForwarding(fields));
    // The address names all its faults at once, by the rules of its country.
    const issues = [
      ...addressIssues(fields, 'home'),
      ...(parsed.success ? [] : toFieldIssues(parsed.error.issues, fields, forwardField).map(noParcel)),
    ];
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
};

/** What can be estimated of the form: a declaration only once it is complete; null without a parcel. */
export const estimateOf = (fields: FormValues): EstimateAsked | null => {
  const asked = toEstimate(fields);
  const parsed = EstimateForwarding.safeParse(asked);
  if (parsed.success) return parsed.data;
  const rest = EstimateForwarding.safeParse({ ...asked, declaration: null });
  return rest.success ? rest.data : null;
};
