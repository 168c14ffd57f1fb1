const LONGEST = 72;
const SCOPED = /^[a-z0-9][a-z0-9, -]*: \S/;

/** What is wrong with a commit's subject; undefined when it reads `scope: what changes`, in 72 characters. */
const faultOf = (subject: string): string | undefined => {
  if (subject.length > LONGEST) return `${subject.length} characters, ${LONGEST} are allowed`;
  return SCOPED.test(subject) ? undefined : 'does not begin with `scope: `';
};

/** A line for each subject that is refused. */
export const subjectFaults = (subjects: readonly string[]): string[] =>
  subjects.flatMap((subject) => {
    const fault = faultOf(subject);
    return fault === undefined ? [] : [`${subject}\n  ${fault}`];
  });
