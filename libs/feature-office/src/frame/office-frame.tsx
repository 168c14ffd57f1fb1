import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { Text } from '@shop/ui-theme/text';
import { Outlet, useLocation } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { useMessages } from '../messages.ts';
import { column, columns, onScreenOnly, wide } from './frame.css.ts';
import { OFFICE_PLACES } from './office-places.ts';
import { useStaff } from './use-staff.ts';

const isAt = (pathname: string, href: string): boolean =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);

/** The pages that the person may open, who it is, and the way out. */
export const OfficeFrame = () => {
  const say = useMessages();
  const words = useCodeWords();
  const staff = useStaff();
  const { pathname } = useLocation();
  const places = OFFICE_PLACES.filter(({ right }) => right === null || staff.may(right));
  return (
    <div className={wide}>
      <Box paddingBlock={12}>
        <Stack gap={16}>
          <div className={onScreenOnly}>
            <Inline as="header" justify="between">
              <Text weight="strong">{say('office.name')}</Text>
              <form method="post" action="/log-out">
                <Inline>
                  <Text size="small">
                    {say('office.who', {
                      name: staff.name,
                      roles: staff.roles.map((role) => words('role', role)).join(', '),
                    })}
                  </Text>
                  <input type="hidden" name="act" value="leave" />
                  <Button type="submit" look="quiet" size="small">
                    {say('office.log_out')}
                  </Button>
                </Inline>
              </form>
            </Inline>
          </div>
          <div className={columns}>
            <div className={onScreenOnly}>
              <TabNav
                label={say('office.nav')}
                items={places.map(({ href, label }) => ({
                  ...{ href, label: say(label), isCurrent: isAt(pathname, href) },
                }))}
              />
            </div>
            <main className={column}>
              <Outlet />
            </main>
          </div>
        </Stack>
      </Box>
    </div>
  );
};
