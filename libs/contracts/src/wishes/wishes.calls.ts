import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  AddWish,
  EndWishAlerts,
  SetWishAlert,
  WishesAnswer,
  WishesRequest,
  WishId,
} from './wishes.schemas.ts';

export const wishCalls = {
  list: post<WishesRequest, WishesAnswer>('/api/wishes/list'),
  add: post<AddWish, Done>('/api/wishes/add'),
  remove: post<WishId, Done>('/api/wishes/remove'),
  setAlert: post<SetWishAlert, Done>('/api/wishes/alert'),
  endAlerts: post<EndWishAlerts, Done>('/api/wishes/end-alerts'),
};
