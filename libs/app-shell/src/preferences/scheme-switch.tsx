import { usePage, type Scheme } from '@shop/page';
import { InScheme } from '@shop/ui-theme/in-scheme';
import { UtilityButton } from '@shop/ui-theme/utility-row';
import type { SyntheticEvent } from 'react';
import { useMessages } from '../messages.ts';
import { PreferenceForm } from './preference-form.tsx';
import { applyScheme } from './apply-scheme.ts';

const SIGN = { light: 'sun', dark: 'moon' } as const;

const ToScheme = ({ scheme }: { scheme: Scheme }) => {
  const say = useMessages();
  return (
    <UtilityButton type="submit" name="scheme" value={scheme} icon={SIGN[scheme]}>
      {say(`shell.scheme.${scheme}`)}
    </UtilityButton>
  );
};

/** Changes the colours: by its form without scripts, else at once and without leaving the page. */
export const SchemeSwitch = () => {
  const { remember } = usePage();
  const change = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const scheme = submitter.value as Scheme;
    remember({ scheme });
    applyScheme(scheme);
  };
  return (
    <PreferenceForm onSubmit={change}>
      <InScheme scheme="light">
        <ToScheme scheme="dark" />
      </InScheme>
      <InScheme scheme="dark">
        <ToScheme scheme="light" />
      </InScheme>
    </PreferenceForm>
  );
};
