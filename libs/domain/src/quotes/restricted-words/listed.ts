/** Patterns written one after another, with commas between them: lists of words are long, and lines are short. */
export const listed = (written: string): readonly string[] => written.trim().split(/,\s+/);
