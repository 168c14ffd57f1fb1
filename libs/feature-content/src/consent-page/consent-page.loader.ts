import type { ConsentFacts } from '@shop/domain/consent';
import { pageContext } from '@shop/page';
import { deviceConsent } from '@shop/page/device-consent';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** What this browser has chosen: the server reads it from the request, the browser from its own cookie. */
export const loader = ({ context }: LoaderFunctionArgs): ConsentFacts =>
  pageContext(context).consent ?? deviceConsent();
