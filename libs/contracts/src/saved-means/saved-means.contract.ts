import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { savedMeansCalls } from './saved-means.calls.ts';
import {
  AddMeans,
  FinishMeans,
  MeansBegun,
  MeansFinished,
  MeansId,
  MeansRemoved,
  SavedMeansAnswer,
} from './saved-means.schemas.ts';

/** The cards that a client has saved at the payment providers of the brand. */
export const savedMeansContract = {
  list: contract(savedMeansCalls.list, {
    summary: 'The saved cards of the client, and the methods that save one',
    access: 'client',
    body: z.object({}),
    answer: SavedMeansAnswer,
  }),
  add: contract(savedMeansCalls.add, {
    summary: 'Begins to save a card without a purchase: by the token of a field, or on the provider’s page',
    access: 'client',
    body: AddMeans,
    answer: MeansBegun,
  }),
  finish: contract(savedMeansCalls.finish, {
    summary: 'Asks the provider whether a card was saved; 404 for a reference of another client',
    access: 'client',
    body: FinishMeans,
    answer: MeansFinished,
  }),
  remove: contract(savedMeansCalls.remove, {
    summary: 'Removes a saved card, here and at the provider',
    access: 'client',
    body: MeansId,
    answer: MeansRemoved,
  }),
};
