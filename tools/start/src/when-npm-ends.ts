const LOOK_MS = 500;

/** A signal to npm ends npm and its shell only: their end is taken as the signal. */
export const whenNpmEnds = (act: () => void) => {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), LOOK_MS).unref();
};
