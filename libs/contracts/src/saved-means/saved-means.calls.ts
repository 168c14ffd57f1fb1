import { post } from '../call.ts';
import type {
  AddMeans,
  FinishMeans,
  MeansBegun,
  MeansFinished,
  MeansId,
  MeansRemoved,
  SavedMeansAnswer,
} from './saved-means.schemas.ts';

type Nothing = Record<string, never>;

export const savedMeansCalls = {
  list: post<Nothing, SavedMeansAnswer>('/api/saved-means/list'),
  add: post<AddMeans, MeansBegun>('/api/saved-means/add'),
  finish: post<FinishMeans, MeansFinished>('/api/saved-means/finish'),
  remove: post<MeansId, MeansRemoved>('/api/saved-means/remove'),
};
