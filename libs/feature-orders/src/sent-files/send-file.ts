/** The answer to one file: its key, or the code of its refusal. */
export type SentFile = { readonly key: string } | { readonly refusal: string };

type Sending = {
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
};

const CODE_OF_STATUS: Readonly<Record<number, string>> = { 413: 'file_too_large', 429: 'too_many_requests' };

const readAnswer = (status: number, text: string): SentFile => {
  try {
    const said = JSON.parse(text) as { key?: unknown; message?: unknown };
    if (status === 200 && typeof said.key === 'string') return { key: said.key };
    const code = CODE_OF_STATUS[status];
    if (code !== undefined) return { refusal: code };
    return { refusal: status === 422 && typeof said.message === 'string' ? said.message : 'file_not_sent' };
  } catch {
    return { refusal: CODE_OF_STATUS[status] ?? 'file_not_sent' };
  }
};

/** Sends one file. `fetch` does not report the progress of what is sent. */
export const sendFile = (file: Blob, { onProgress, signal }: Sending): Promise<SentFile> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ refusal: 'file_not_sent' });
    request.open('POST', '/api/files');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(readAnswer(request.status, request.responseText)));
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, lost);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
