/** The bytes of a stream, at most so many and one chunk more: the reader refuses what is too large. */
export const readInput = async (stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > most) break;
  }
  return Buffer.concat(chunks);
};
