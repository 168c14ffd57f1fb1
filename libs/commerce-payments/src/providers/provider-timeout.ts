/** A provider that does not answer in time counts as silent; its state is asked for later. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
}

export const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderSilent(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
};
