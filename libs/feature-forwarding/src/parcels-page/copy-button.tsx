import { Button } from '@shop/ui-theme/button';
import { Toast, ToastStack } from '@shop/ui-theme/toast';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages.ts';

const SHOWN_MS = 4000;

/** Copies the address; without scripts it can be selected. */
export const CopyButton = ({ text }: { text: string }) => {
  const say = useMessages();
  const canCopy = useHydrated() && 'clipboard' in navigator;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <>
      {canCopy && (
        <Button look="quiet" size="small" icon="copy" onClick={() => void copy()}>
          {say('parcels.address.copy')}
        </Button>
      )}
      <ToastStack label={say('parcels.messages')}>
        {isCopied && <Toast icon="copy">{say('parcels.address.copied')}</Toast>}
      </ToastStack>
    </>
  );
};
