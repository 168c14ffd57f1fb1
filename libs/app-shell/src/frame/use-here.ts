import { keepsSortOnLocaleChange } from '@shop/domain/sort';
import { usePage, type PageAddress } from '@shop/page';
import { localised, withoutTracking } from '@shop/paths';
import { useLocation } from 'react-router-dom';

/** The address that links and forms of the frame lead back to; the server puts it in after rendering. */
export const useHere = (): PageAddress => {
  const location = useLocation();
  return usePage().here ?? location;
};

/** A sort belongs to the language, unless there is a search term. */
const searchIn = (search: string): string => {
  const query = new URLSearchParams(withoutTracking(search));
  if (!keepsSortOnLocaleChange(query)) query.delete('sort');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** The same page in another language. */
export const inLanguage = ({ pathname, search }: PageAddress, code: string): string =>
  localised(pathname, code) + searchIn(search);

/** Where a form of the frame returns to. */
export const wayBackTo = ({ pathname, search }: PageAddress): string => pathname + withoutTracking(search);
