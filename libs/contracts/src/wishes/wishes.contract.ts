import { contract, Done } from '../contract.ts';
import { wishCalls } from './wishes.calls.ts';
import {
  AddWish,
  EndWishAlerts,
  SetWishAlert,
  WishesAnswer,
  WishesRequest,
  WishId,
} from './wishes.schemas.ts';

/** The wish list of a client, and the mails about it. */
export const wishesContract = {
  list: contract(wishCalls.list, {
    summary: 'The wish list of the client, with the prices at the door of now and of when each was saved',
    access: 'client',
    body: WishesRequest,
    answer: WishesAnswer,
  }),
  add: contract(wishCalls.add, {
    summary:
      'Saves a version of a product; one that is saved already stays as it is; 409 when the list is full',
    access: 'client',
    body: AddWish,
    answer: Done,
  }),
  remove: contract(wishCalls.remove, {
    summary: 'Takes one off the list',
    access: 'client',
    body: WishId,
    answer: Done,
  }),
  setAlert: contract(wishCalls.setAlert, {
    summary: 'Says what the client is mailed about: a fall of the price, and new stock',
    access: 'client',
    body: SetWishAlert,
    answer: Done,
  }),
  endAlerts: contract(wishCalls.endAlerts, {
    summary: 'Ends all mails about the wish list, by the token of a mail; answers alike for an unknown one',
    access: 'public',
    body: EndWishAlerts,
    answer: Done,
  }),
};
