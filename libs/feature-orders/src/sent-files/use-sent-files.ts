import { useEffect, useRef, useState } from 'react';
import { sendFile } from './send-file.ts';

const LARGEST_FILE = 10 * 1024 * 1024;

export type ChosenFile = {
  readonly id: string;
  /** Empty for a file that was sent before this page was shown. */
  readonly name: string;
  readonly size: number;
  readonly progress: number;
  /** The key of a sent file. */
  readonly key: string | null;
  /** The code of a refusal. */
  readonly refusal: string | null;
};

const known = (key: string): ChosenFile => ({
  ...{ id: key, key, name: '', size: 0, progress: 1, refusal: null },
});

/** Whether another file may be chosen: refused ones do not count. */
const countGood = (files: readonly ChosenFile[]): number =>
  files.filter(({ refusal }) => refusal === null).length;

/** The chosen files, each sent at once. `kept` are the keys of files that a refused form has sent before. */
export const useSentFiles = (kept: readonly string[], most: number) => {
  const [files, setFiles] = useState<readonly ChosenFile[]>(() => kept.map(known));
  const [isTooMany, setIsTooMany] = useState(false);
  const lastId = useRef(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = (id: string, changes: Partial<ChosenFile>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  const send = async (id: string, file: File) => {
    const said = await sendFile(file, {
      onProgress: (progress) => change(id, { progress }),
      signal: leaving.current.signal,
    });
    change(id, 'key' in said ? { key: said.key, progress: 1 } : { refusal: said.refusal });
  };

  const add = (chosen: readonly File[]) => {
    const free = most - countGood(files);
    setIsTooMany(chosen.length > free);
    const added = chosen.slice(0, Math.max(0, free)).map((file) => {
      lastId.current += 1;
      const id = `chosen-${lastId.current}`;
      const isTooLarge = file.size > LARGEST_FILE;
      const row: ChosenFile = {
        ...{ id, name: file.name, size: file.size, progress: 0, key: null },
        refusal: isTooLarge ? 'file_too_large' : null,
      };
      if (!isTooLarge) void send(id, file);
      return row;
    });
    setFiles((all) => [...all, ...added]);
  };

  const remove = (id: string) => {
    setIsTooMany(false);
    setFiles((all) => all.filter((file) => file.id !== id));
  };

  return {
    files,
    isTooMany,
    isSending: files.some(({ key, refusal }) => key === null && refusal === null),
    add,
    remove,
  };
};
