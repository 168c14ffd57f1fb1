const HAS_ZONE = /(Z|[+-]\d{2}:?\d{2})$/;

/** A timestamp of the server; one without a zone is read as UTC-5, the warehouse's time all year. */
export const parseStamp = (stamp: string | Date): Date => {
  if (stamp instanceof Date) return stamp;
  const iso = stamp.trim().replace(' ', 'T');
  return new Date(HAS_ZONE.test(iso) ? iso : `${iso.includes('T') ? iso : `${iso}T00:00`}-05:00`);
};
