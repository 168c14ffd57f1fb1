import { PageLoadingBar } from '@shop/ui-theme/loading';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** Fast pages show no bar. */
const THROTTLE = 200;

export const LoadingBar = () => {
  const say = useMessages();
  const isIdle = useNavigation().state === 'idle';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isIdle) return undefined;
    const timer = setTimeout(() => setSlow(true), THROTTLE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isIdle]);
  return <PageLoadingBar isLoading={isSlow} label={say('shell.loading')} />;
};
