const LOOK_MS = 500;

/** A signal to npm ends only npm and its shell, so their end counts as the signal. */
export const whenNpmEnds = (act: () => void) => {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), LOOK_MS).unref();
};
