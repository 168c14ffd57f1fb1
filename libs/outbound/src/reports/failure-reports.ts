/** The error project of a server, and the release of its reports. */
export type ReportProject = {
  dsn: string;
  /** The server's name: a tag of its reports. */
  server: string;
  release?: string | undefined;
};

export type FailureReports = {
  report: (error: unknown) => void;
  /** Sends the waiting reports. */
  close: () => Promise<void>;
};

/** The log has every failure anyway. */
const LOG_ALONE: FailureReports = { report: () => {}, close: async () => {} };

/** Starts reporting; without a project nothing is loaded and failures are only in the log. */
export const openFailureReports = async (project: ReportProject | undefined): Promise<FailureReports> =>
  project ? (await import('./sentry-reports.ts')).openSentryReports(project) : LOG_ALONE;
