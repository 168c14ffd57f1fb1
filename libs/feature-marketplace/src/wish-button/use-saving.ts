import { usePage } from '@shop/page';
import { useState, type FormEvent } from 'react';

/** Handles the submit of the form: a guest's is sent as it is, and leads to the login. */
export const useSaving = (variantId: number) => {
  const page = usePage();
  const [saved, setSaved] = useState<number>();
  const [isSaving, setSaving] = useState(false);

  const save = async (form: HTMLFormElement): Promise<void> => {
    setSaving(true);
    const { sendWish } = await import('./send-wish.ts');
    const isDone = await sendWish(page, variantId);
    setSaving(false);
    if (isDone) setSaved(variantId);
    else form.submit();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!page.hasSession) return;
    event.preventDefault();
    const form = event.currentTarget;
    save(form).catch(() => form.submit());
  };
  return { onSubmit, isSaving, isSaved: saved === variantId };
};
