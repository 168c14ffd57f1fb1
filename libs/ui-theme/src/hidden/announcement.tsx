import { useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export type AnnouncementProps = { text: string };

/** Says a text to those who listen whenever it changes; what the page begins with is read with the page. */
export const Announcement = ({ text }: AnnouncementProps) => {
  const [said, setSaid] = useState({ text, isNew: false });
  if (said.text !== text) setSaid({ text, isNew: true });
  return (
    <div role="status">
      <VisuallyHidden>{said.isNew ? said.text : ''}</VisuallyHidden>
    </div>
  );
};
