import * as Sentry from '@sentry/react';

/** Records the session, with every text masked and every picture blocked. Loaded only with the visitor's consent. */
export const recordSession = (): void =>
  void Sentry.addIntegration(
    Sentry.replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      // Compression needs a worker, which the shop's security policy does not allow.
      useCompression: false,
    }),
  );
