import { sql, type Kysely } from 'kysely';

/**
 * The security and payment log. Rows are added and, after their retention, removed; a trigger refuses every other
 * change, so that an error in the shop cannot rewrite what happened.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table audit_event (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      event text not null,
      outcome text not null check (outcome in ('done', 'refused', 'failed')),
      -- 'client:17', 'guest:4f0c…' (a keyed hash), 'provider:sandbox', 'staff:ana', 'system'
      actor text not null,
      -- what the event is about: 'payment:12', 'order:5', 'client:17'; null without a subject
      subject text,
      brand text,
      -- keyed hash of the network address; null when no request caused the event
      place text,
      -- codes and numbers only
      details jsonb not null default '{}'
    );
    create index audit_event_at on audit_event (at);
    create index audit_event_event on audit_event (event, at);
    create index audit_event_actor on audit_event (actor, at);
    create index audit_event_subject on audit_event (subject, at) where subject is not null;

    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('shop.audit_retention', true) = 'on' then
        return old;
      end if;
      raise exception 'audit_event is append-only' using errcode = 'insufficient_privilege';
    end $$;
    create trigger audit_event_append_only before update or delete on audit_event
      for each row execute function refuse_audit_change();
  `.execute(db);
};
