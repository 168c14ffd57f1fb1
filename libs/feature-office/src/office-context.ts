import type { ApiClient } from '@shop/data-access';
import type { Speech } from '@shop/i18n';
import { createContext } from 'react-router-dom';

/** What the pages of one request have. */
export type Office = {
  readonly api: ApiClient;
  readonly speech: Speech;
  /** Of the forms of this page: sent twice, a form acts once. */
  readonly formKey: string;
};

export const officeKey = createContext<Office>();
