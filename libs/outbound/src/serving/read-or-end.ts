/**
 * Reads settings that a process cannot start without. On a refusal the process prints the reasons and ends, without a
 * stack trace, which would hide them.
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
