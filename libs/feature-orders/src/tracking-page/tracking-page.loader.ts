import { readParcelNumber } from '@shop/domain/parcel-state';
import { dropDraft } from '@shop/forms';
import { seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { PARCEL_DRAFT } from './parcel-draft.ts';

/** A typed number redirects to its parcel; an invalid one is reported at the field. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const typed = new URL(request.url).searchParams.get('number') ?? '';
  if (typed.trim() === '') return null;
  const id = readParcelNumber(typed);
  if (id === null) return data(null, { status: 422 });
  dropDraft(PARCEL_DRAFT);
  return seeOther(laterPaths.trackedParcel.to({ id }));
};
