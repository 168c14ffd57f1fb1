/** How long a shop may take to answer a webhook before it counts as not delivered. */
const PATIENCE_MS = 5_000;

/** Posts to the shop's own address, as a provider does. */
export const createWebhookPoster =
  (url: string) =>
  async (body: string, headers: Readonly<Record<string, string>>): Promise<number> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
