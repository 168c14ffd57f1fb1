import { afterEach, expect, test, vi } from 'vitest';
import {
  amendDraft,
  claimDrafts,
  dropDraft,
  dropDrafts,
  fieldsOf,
  forgetDrafts,
  onDraftDropped,
  readDraft,
  writeDraft,
} from './form-draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const aForm = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form') as HTMLFormElement;
};

test('a draft holds what the fields hold, but never a password, shown or not, or a card', () => {
  const form = aForm(`
    <input name="city" value="Kaunas">
    <input type="radio" name="delivery" value="0"><input type="radio" name="delivery" value="1" checked>
    <input type="hidden" name="point_1" value="OM-1001">
    <input type="password" name="secret" value="never kept">
    <input type="text" autocomplete="new-password" name="shown" value="never kept">
    <input autocomplete="cc-number" name="card" value="never kept">
    <button name="intent" value="continue"></button>`);
  expect(fieldsOf(form)).toEqual({ city: 'Kaunas', delivery: '1', point_1: 'OM-1001' });
});

test('a box ticked in the draft and unticked now is unticked in the draft', () => {
  writeDraft('checkout', aForm('<input type="checkbox" name="box" value="1" checked>'));
  expect(readDraft('checkout')).toEqual({ box: '1' });
  writeDraft('checkout', aForm('<input type="checkbox" name="box" value="1">'));
  expect(readDraft('checkout')).toEqual({ box: '' });
});

test('fields that are no longer shown keep their text for when they are shown again', () => {
  writeDraft('checkout', aForm('<input name="city" value="Kaunas"><input name="first_name" value="Ona">'));
  writeDraft('checkout', aForm('<input name="first_name" value="Rūta">'));
  expect(readDraft('checkout')).toEqual({ city: 'Kaunas', first_name: 'Rūta' });
});

test('text typed before the scripts run overrides the draft; values from the server do not', () => {
  writeDraft('checkout', aForm('<input name="city" value="Kaunas"><input name="first_name" value="Ona">'));
  const form = aForm('<input name="city" value=""><input name="first_name" value="">');
  (form.elements.namedItem('first_name') as HTMLInputElement).value = 'Rūta';
  amendDraft('checkout', form);
  expect(readDraft('checkout')).toEqual({ city: 'Kaunas', first_name: 'Rūta' });
});

test('all drafts are deleted at once after a purchase', () => {
  writeDraft('checkout', aForm('<input name="city" value="Kaunas">'));
  sessionStorage.setItem('another', 'kept');
  dropDrafts();
  expect(readDraft('checkout')).toBeNull();
  expect(sessionStorage.getItem('another')).toBe('kept');
});

test('without storage, or with an unreadable draft, there is none', () => {
  sessionStorage.setItem('shop.draft.checkout', '[1,');
  expect(readDraft('checkout')).toBeNull();
  const closed = () => {
    throw new Error('closed to this page');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  writeDraft('checkout', aForm('<input name="city" value="Kaunas">'));
  expect(readDraft('checkout')).toBeNull();
});

test('a form is notified that its draft is deleted, and does not write it again', () => {
  const stopKeeping = vi.fn();
  const stop = onDraftDropped('contact', stopKeeping);
  dropDraft('contact');
  stop();
  dropDraft('contact');
  expect(stopKeeping).toHaveBeenCalledTimes(1);
});

const typed = () => writeDraft('contact', aForm('<input name="city" value="Kaunas">'));

test('a guest’s typed text is restored after the login and after the session ended', () => {
  typed();
  claimDrafts('1');
  expect(readDraft('contact')).not.toBeNull();
  claimDrafts('1');
  expect(readDraft('contact')).not.toBeNull();
});

test('another client sees nothing of the previous client', () => {
  claimDrafts('1');
  typed();
  claimDrafts('2');
  expect(readDraft('contact')).toBeNull();
});

test('a logout deletes all drafts, and later text belongs to a guest', () => {
  claimDrafts('1');
  typed();
  forgetDrafts();
  expect(readDraft('contact')).toBeNull();
  typed();
  claimDrafts('2');
  expect(readDraft('contact')).not.toBeNull();
});
