/** Lines of progress with the seconds since the start. */
export const createProgress = (
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
) => {
  const begun = performance.now();
  return (text: string) => {
    const seconds = Math.round((performance.now() - begun) / 1000);
    write(`${`${seconds} s`.padStart(6)}  ${text}`);
  };
};

export type Progress = ReturnType<typeof createProgress>;
