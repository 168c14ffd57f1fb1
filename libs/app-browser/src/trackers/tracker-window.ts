type Fbq = {
  (...args: readonly unknown[]): void;
  callMethod?: (...args: readonly unknown[]) => void;
  queue: unknown[];
  push: unknown;
  loaded: boolean;
  version: string;
};

/** The globals that the trackers' documented snippets make: queues until their scripts come. */
export type TrackerWindow = {
  dataLayer?: unknown[];
  fbq?: Fbq;
  _fbq?: Fbq;
  klaviyo?: unknown[];
  criteo_q?: unknown[];
};

export const trackerWindow = (): TrackerWindow => window as unknown as TrackerWindow;

export const createFbq = (): Fbq => {
  const fbq = Object.assign(
    (...args: readonly unknown[]): void => {
      if (fbq.callMethod) fbq.callMethod(...args);
      else fbq.queue.push(args);
    },
    { queue: [] as unknown[], push: undefined as unknown, loaded: true, version: '2.0' },
  ) as Fbq;
  fbq.push = fbq;
  return fbq;
};
