import { Unread } from './form-problem.ts';

const KEY = /^[\w-]{22}$/;

/** Keys of kept photos: one a field, or several with commas where the form was shown again. */
export const keysIn = (form: FormData): readonly string[] =>
  form
    .getAll('photos')
    .flatMap((value) => String(value).split(','))
    .filter((key) => KEY.test(key));

/** @throws Unread where a photo was refused: the others are kept */
export const photosIn = (form: FormData): readonly string[] => {
  if (form.has('photos_refused') || form.has('files_refused'))
    throw new Unread({ errors: { photos: ['photo'] } });
  return keysIn(form);
};
