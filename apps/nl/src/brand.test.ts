import { EXCLUDED as withoutUnpaidModal } from '@shop/app-shell/excluded-routes';
import { messages as frame } from '@shop/app-shell/messages';
import { describeBrand } from '@shop/testing-react';
import { brand } from './brand.config.ts';
import { features } from './features.ts';
import { wording } from './wording.ts';

await describeBrand({ brand, features, wording, frame, withoutUnpaidModal });
