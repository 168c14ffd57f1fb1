import { useProblemWords } from '../form/problem-words.ts';
import { useMessages } from '../messages.ts';

const FAULTS = [
  ...(['empty', 'too_long', 'control', 'syntax', 'missing', 'unknown', 'form_missing'] as const),
  ...(['form_unknown', 'choice', 'markup', 'colleague', 'unknown_key', 'twice'] as const),
  ...(['broken', 'source_changed'] as const),
];

/** The words for why a text was refused, which name the wrong part of it. */
export const useTextFault = (): ((code: string, what: string) => string) => {
  const say = useMessages();
  const others = useProblemWords();
  return (code, what) => {
    const fault = FAULTS.find((known) => code === `text.${known}`);
    return fault ? say(`office.text.fault.${fault}`, { what }) : others(code);
  };
};
