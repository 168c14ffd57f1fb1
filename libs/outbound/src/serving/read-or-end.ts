/**
 * Reads what a process cannot start without. Where it is refused, the process says why and ends: in plain lines, for
 * a stack trace would bury the reasons.
 */
export const readOrEnd = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if ((error as Error).name !== 'SettingsRefused') throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    return process.exit(1);
  }
};
