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
  checkPath: post<PathCheckRequest, PathCheck>('/api/config/path-check'),
  changeLocale: post<ChangeLocale, Done>('/api/locale/change'),
};
