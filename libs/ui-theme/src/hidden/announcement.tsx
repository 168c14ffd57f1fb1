import { useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export type AnnouncementProps = { text: string };

/** Announces a text to screen readers whenever it changes; the initial text is read with the page. */
export const Announcement = ({ text }: AnnouncementProps) => {
  const [said, setSaid] = useState({ text, isNew: false });
  if (said.text !== text) setSaid({ text, isNew: true });
  return (
    <div role="status">
      <VisuallyHidden>{said.isNew ? said.text : ''}</VisuallyHidden>
    </div>
  );
};
