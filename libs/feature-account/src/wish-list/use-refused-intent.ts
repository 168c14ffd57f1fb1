import { useFormAnswer } from '@shop/page';

/** What the last form wanted, where it was refused. */
export const useRefusedIntent = (): string | undefined => {
  const answer = useFormAnswer();
  return answer && (answer.values['intent'] ?? '');
};
