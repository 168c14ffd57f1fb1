import { useMessages } from '../messages.ts';
import { lineField } from './declaration.conversions.ts';

/** The labels of the fields of a declaration with so many lines. */
export const useDeclarationLabels = (count: number, currency: string): Readonly<Record<string, string>> => {
  const say = useMessages();
  const ofLine = (at: number) => [
    [lineField('description', at), say('parcels.declaration.description')],
    [lineField('hs_code', at), say('parcels.declaration.hs_code')],
    [lineField('quantity', at), say('parcels.declaration.quantity')],
    [lineField('value', at), say('parcels.declaration.value', { currency })],
    [lineField('origin', at), say('parcels.declaration.origin')],
  ];
  return {
    ...(Object.fromEntries(Array.from({ length: count }, (_, at) => ofLine(at)).flat()) as Record<
      string,
      string
    >),
    declared_by: say('parcels.declaration.by'),
  };
};
