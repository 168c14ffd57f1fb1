/** The key of a kept file, or the code of its refusal. */
export type SentTable = { readonly key: string } | { readonly refusal: string };

const CODE_OF_STATUS: Readonly<Record<number, string>> = { 413: 'file_too_large', 429: 'too_many_requests' };

/** Sends a chosen file as the web server sends that of a form without scripts. */
export const sendTable = async (file: Blob): Promise<SentTable> => {
  try {
    const answer = await fetch('/api/files', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
    const said = (await answer.json()) as { key?: unknown; message?: unknown };
    if (answer.ok && typeof said.key === 'string') return { key: said.key };
    const code = CODE_OF_STATUS[answer.status];
    return { refusal: code ?? (answer.status === 422 ? String(said.message) : 'file_not_sent') };
  } catch {
    return { refusal: 'file_not_sent' };
  }
};
