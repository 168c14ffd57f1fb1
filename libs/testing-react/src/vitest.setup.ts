import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is no failure: what never comes fails all the same, only later.
configure({ asyncUtilTimeout: 8000 });

afterEach(cleanup);
