import { acting } from '../form/acting.ts';
import { Unread } from '../form/form-problem.ts';

/** The file was read before this form arrived: the form has its key, or why it was refused. */
export const textFilesAction = acting({
  import: async ({ field }) => {
    const [key, refused] = [field('xliff'), field('xliff_refused')];
    if (key === '') throw new Unread({ errors: { xliff: [refused || 'required'] } });
    return `/texts/files/${encodeURIComponent(key)}`;
  },
});
