import { MOST_CLAIM_FILES } from '@shop/domain/claim';
import { SentFilesField } from '../../sent-files/sent-files-field.tsx';
import { useMessages } from '../messages.ts';
import { useFileWords } from './use-file-words.ts';

/** Phones turn their own formats into these. */
const TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

/** Photos and PDFs of a claim. `kept` are keys of files that a refused form has sent. */
export const ClaimFiles = ({ kept }: { kept: readonly string[] }) => {
  const say = useMessages();
  const { sizeOf, faultOf } = useFileWords();
  return (
    <SentFilesField
      kept={kept}
      most={MOST_CLAIM_FILES}
      types={TYPES}
      words={{
        hint: say('claims.files.hint', { count: MOST_CLAIM_FILES }),
        optional: say('claims.optional'),
        sending: say('claims.files.sending'),
        kept: (number) => say('claims.files.kept', { number }),
        remove: (name) => say('claims.files.remove', { name }),
        ...{ faultOf, sizeOf },
      }}
    />
  );
};
