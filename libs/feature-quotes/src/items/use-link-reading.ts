import { quoteCalls } from '@shop/contracts/later-calls';
import { isApiProblem } from '@shop/data-access';
import { useFormFill } from '@shop/forms';
import { usePage } from '@shop/page';
import { useRef, useState } from 'react';
import { fieldsOf, notesOf, type LinkRead, type ReadingNote } from './link-reading.ts';

const PATIENCE_MS = 20_000;
const FAILED: LinkRead = { reason: 'no_answer', item: null };

type Reading = { readonly isBusy: boolean; readonly notes: readonly ReadingNote[] };

/** Reads links with scripts, and fills the form's open fields. Only the last link counts. */
export const useLinkReading = (answered: readonly ReadingNote[]) => {
  const { api } = usePage();
  const fill = useFormFill();
  const last = useRef('');
  const [reading, setReading] = useState<Reading>({ isBusy: false, notes: answered });

  const ask = async (url: string): Promise<LinkRead> => {
    try {
      return (await api.send(quoteCalls.readLink, { url }, { timeout: PATIENCE_MS })).link;
    } catch (problem) {
      // What cannot be read is asked: the form itself says when the session is over.
      if (isApiProblem(problem)) return FAILED;
      throw problem;
    }
  };

  const read = async (typed: string): Promise<void> => {
    const url = typed.trim();
    if (url === '' || (url === last.current && reading.isBusy)) return;
    last.current = url;
    setReading({ isBusy: true, notes: [] });
    const link = await ask(url);
    if (last.current !== url) return;
    fill(fieldsOf(link), { currency_id: 'price' });
    setReading({ isBusy: false, notes: notesOf(link) });
  };
  return { ...reading, read };
};
