/** Where failures of a server are reported, and the release that they are reported of. */
export type ReportProject = {
  dsn: string;
  /** The server's name: a tag of its reports. */
  server: string;
  release?: string | undefined;
};

export type FailureReports = {
  report: (error: unknown) => void;
  /** Sends what waits. */
  close: () => Promise<void>;
};

/** The log has every failure anyway. */
const LOG_ALONE: FailureReports = { report: () => {}, close: async () => {} };

/** Starts reporting; without a project nothing is loaded and failures stand in the log alone. */
export const openFailureReports = async (project: ReportProject | undefined): Promise<FailureReports> =>
  project ? (await import('./sentry-reports.ts')).openSentryReports(project) : LOG_ALONE;
