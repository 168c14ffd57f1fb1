export type DeskAnswer = { readonly text: string; readonly exitCode: 0 | 1 };

export const good = (text: string): DeskAnswer => ({ text, exitCode: 0 });
export const bad = (text: string): DeskAnswer => ({ text, exitCode: 1 });
