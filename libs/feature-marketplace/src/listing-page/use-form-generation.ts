import { useState } from 'react';

/**
 * A number that changes when the address did, but not through this form: its fields are then made anew from the
 * address. After the form's own change they stay, and with them the focus.
 */
export const useFormGeneration = (address: string) => {
  const [form, setForm] = useState({ shown: address, expected: address, generation: 0 });
  if (form.shown !== address) {
    const isOwn = form.expected === address;
    setForm({ ...form, shown: address, generation: form.generation + (isOwn ? 0 : 1) });
  }
  const expect = (next: string) => setForm((known) => ({ ...known, expected: next }));
  return { generation: form.generation, expect };
};
