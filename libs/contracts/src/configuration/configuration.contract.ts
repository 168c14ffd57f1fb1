import * as z from 'zod/mini';
import { contract, Done } from '../contract.ts';
import { configurationCalls, pathCheckCalls } from './configuration.calls.ts';
import {
  Language,
  PathCheck,
  PathCheckRequest,
  StoreConfig,
  StoreConfigRequest,
  Translations,
  ChangeLocale,
} from './configuration.schemas.ts';

export const configurationContract = {
  languages: contract(configurationCalls.languages, {
    summary: 'Languages of the brand',
    access: 'public',
    answer: z.array(Language),
  }),
  storeConfig: contract(configurationCalls.storeConfig, {
    summary: 'Everything a page needs to know of the site',
    access: 'public',
    body: StoreConfigRequest,
    answer: StoreConfig,
  }),
  translations: contract(configurationCalls.translations, {
    summary: 'Texts that staff changed',
    access: 'public',
    answer: Translations,
  }),
  changeLocale: contract(configurationCalls.changeLocale, {
    summary: 'The visitor reads another language now',
    access: 'public',
    body: ChangeLocale,
    answer: Done,
  }),
};

export const pathCheckContract = {
  find: contract(pathCheckCalls.find, {
    summary: 'Where an address that no page has leads',
    access: 'public',
    body: PathCheckRequest,
    answer: PathCheck,
  }),
};
