// eslint-disable-next-line no-control-regex -- runners colour their output
const COLOUR = /\u001b\[[0-9;]*m/g;

/** A runner's output as plain text. */
export const withoutColour = (output: string): string => output.replace(COLOUR, '');
