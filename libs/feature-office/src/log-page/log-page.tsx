import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { Text } from '@shop/ui-theme/text';
import { TextField } from '@shop/ui-theme/text-field';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import type { logLoader } from './log-page.loader.ts';
import { LogTable } from './log-table.tsx';

const FIELDS = [
  { name: 'who', label: 'office.log.who', type: 'text' },
  { name: 'act', label: 'office.log.what', type: 'text' },
  { name: 'subject', label: 'office.log.subject', type: 'text' },
  { name: 'from', label: 'office.log.from', type: 'date' },
  { name: 'until', label: 'office.log.until', type: 'date' },
] as const;

/** The log of acts, searched by who, what and when, and whether its chain is whole. */
export const LogPage = () => {
  const say = useMessages();
  const { asked, log, verified } = useLoaderData<typeof logLoader>();
  return (
    <OfficePage title={say('office.nav.log')}>
      {verified.broken_at === null ? (
        <Notice tone="success">{say('office.log.whole', { count: verified.acts })}</Notice>
      ) : (
        <Notice tone="critical">{say('office.log.broken', { position: verified.broken_at })}</Notice>
      )}
      <form>
        <Inline align="end">
          {FIELDS.map(({ name, label, type }) => (
            <TextField
              key={name}
              name={name}
              size="small"
              type={type}
              label={say(label)}
              defaultValue={asked[name]}
            />
          ))}
          <Button type="submit" size="small">
            {say('office.nav.search')}
          </Button>
        </Inline>
      </form>
      {log.acts.length === 0 ? <Text>{say('office.log.none')}</Text> : <LogTable acts={log.acts} />}
      {log.next !== null && (
        <TextLink href={`/log?${new URLSearchParams({ ...asked, before: String(log.next) }).toString()}`}>
          {say('office.log.older')}
        </TextLink>
      )}
    </OfficePage>
  );
};
