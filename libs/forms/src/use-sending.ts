import { useState, type RefObject } from 'react';
import { useNavigation, type FetcherWithComponents } from 'react-router-dom';

type Sending = {
  element: RefObject<HTMLFormElement | null>;
  fetcher: FetcherWithComponents<unknown> | undefined;
  prepare: ((fields: FormData) => Promise<boolean>) | undefined;
};

/** Whether the form is on its way, with its preparation before. */
export const useSending = ({ element, fetcher, prepare }: Sending) => {
  const navigation = useNavigation();
  const [isPreparing, setPreparing] = useState(false);
  const isUnderway = fetcher ? fetcher.state !== 'idle' : navigation.formMethod === 'POST';
  return {
    isBusy: isPreparing || isUnderway,
    mayBeSent: async (): Promise<boolean> => {
      if (!prepare || !element.current) return true;
      setPreparing(true);
      try {
        return await prepare(new FormData(element.current));
      } finally {
        setPreparing(false);
      }
    },
  };
};
