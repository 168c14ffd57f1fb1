/** The sandbox provider's own books. The shop never reads them: it asks through the provider's port. */
export const SANDBOX = `
create table sandbox_payment (
  ref text primary key,
  idempotency_key text not null unique,
  reference text not null,
  method text not null check (method in ('card', 'wallet', 'bank')),
  amount bigint not null,
  currency text not null,
  description text not null,
  locale text not null,
  shop_name text not null,
  return_url text not null,
  decline_url text not null,
  state text not null default 'open'
    check (state in ('open', 'challenge', 'processing', 'captured', 'declined', 'cancelled', 'refunded')),
  reason text,
  -- When a payment in 'processing' turns into what 'turns_into' says.
  turns_at timestamptz,
  turns_into text,
  expires_at timestamptz not null,
  charges integer not null default 0,
  created_at timestamptz not null default now()
);

create table sandbox_event (
  id text primary key,
  ref text not null references sandbox_payment on delete cascade,
  type text not null,
  body text not null,
  signature_kind text not null default 'good' check (signature_kind in ('good', 'forged')),
  copies integer not null default 1,
  deliver_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz
);
create index sandbox_event_due on sandbox_event (deliver_at) where delivered_at is null;
`;
