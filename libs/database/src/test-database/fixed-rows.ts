import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Stores the rows that migrations insert, and creates a function that resets a database to exactly them. It empties
 * only tables that have rows, and resets the sequences.
 */
export const rememberFixedRows = async (db: Database): Promise<void> => {
  await sql`
    create schema pristine;
    create table pristine.sequences as
      select schemaname, sequencename, last_value from pg_sequences where schemaname = 'public';

    do $$
    declare t record; filled boolean;
    begin
      for t in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' loop
        execute format('select exists (select from public.%I)', t.tablename) into filled;
        if filled then
          execute format('create table pristine.%I as table public.%I', 'rows_' || t.tablename, t.tablename);
        end if;
      end loop;
    end $$;

    create function pristine.restore() returns void language plpgsql as $$
    declare t record; filled boolean; cols text;
    begin
      set local session_replication_role = replica;
      for t in
        select c.relname as name, c.relispartition as part,
          to_regclass(format('pristine.%I', 'rows_' || c.relname)) is not null as fixed
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname not like 'kysely_%'
      loop
        continue when t.part;
        execute format('select exists (select from public.%I)', t.name) into filled;
        if filled then execute format('delete from public.%I', t.name); end if;
        if t.fixed then
          select string_agg(quote_ident(a.attname), ',' order by a.attnum) into cols
          from pg_attribute a
          where a.attrelid = format('public.%I', t.name)::regclass
            and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
          execute format('insert into public.%I (%s) overriding system value select %s from pristine.%I',
            t.name, cols, cols, 'rows_' || t.name);
        end if;
      end loop;
      for t in
        select s.schemaname, s.sequencename, o.last_value
        from pg_sequences s left join pristine.sequences o using (schemaname, sequencename)
        where s.schemaname = 'public' and s.last_value is distinct from o.last_value
      loop
        perform setval(format('%I.%I', t.schemaname, t.sequencename)::regclass,
          coalesce(t.last_value, 1), t.last_value is not null);
      end loop;
      set local session_replication_role = origin;
    end $$;
  `.execute(db);
};
