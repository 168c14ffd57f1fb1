import { useFormAnswer } from '@shop/page';
import { useRef, useState } from 'react';
import type { Selection } from './chosen-variant.ts';

/** The choice that is missing before adding: the button asks for it, with and without scripts. */
export const useMissingChoice = ({ open }: Selection) => {
  const groupRef = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<string>();
  const refused = Object.keys(useFormAnswer()?.errors ?? {});
  const missing = open.find((key) => key === asked || refused.includes(key));

  const ask = () => {
    setAsked(open[0]);
    groupRef.current?.focus();
  };
  return { missing, groupRef, ask };
};
