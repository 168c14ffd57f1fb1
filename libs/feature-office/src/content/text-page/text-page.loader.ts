import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../../loading.ts';
import { contentIn, languageIn } from '../content-address.ts';

export const textLoader = loading(async ({ api, params }) => ({
  language: languageIn(params),
  content: (await api.send(officeCalls.content, contentIn(params))).content,
}));
