import { get, post } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  ChangeLocale,
  Language,
  PathCheck,
  PathCheckRequest,
  StoreConfig,
  StoreConfigRequest,
  Translations,
} from './configuration.schemas.ts';

export const configurationCalls = {
  languages: get<Language[]>('/api/config/languages'),
  storeConfig: post<StoreConfigRequest, StoreConfig>('/api/store-config'),
  translations: get<Translations>('/api/translations/translationMessages'),
  changeLocale: post<ChangeLocale, Done>('/api/locale/change'),
};

/** Separate from the others: only a page that was not found needs it. */
export const pathCheckCalls = {
  find: post<PathCheckRequest, PathCheck>('/api/config/path-check'),
};
