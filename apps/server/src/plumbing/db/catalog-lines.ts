/** What the database adds by itself, and what the job runner owns. */
const ours = `n.nspname <> 'graphile_worker' and n.nspname <> 'information_schema'
  and n.nspname !~ '^pg_(toast|temp)'`

const notOfExtension = (catalog: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass
     and d.objid = ${oid} and d.deptype = 'e')`

/** Rights of others than the owner. */
const rights = (acl: string, kind: string, owner: string) =>
  `(select string_agg(concat_ws(' ', coalesce(g.rolname, 'public'), a.privilege_type), ', '
      order by g.rolname, a.privilege_type)
    from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) a
    left join pg_roles g on g.oid = a.grantee where a.grantee <> ${owner})`

const owner = (oid: string) =>
  `case when pg_get_userbyid(${oid}) = current_user then 'owner' else pg_get_userbyid(${oid}) end`

/**
 * Everything that decides who may see and change what, one named line each. It is built only from the
 * catalog and uses no function that someone could have replaced.
 */
export const catalogLines: readonly string[] = [
  `select format('function %I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name,
     concat_ws(' | ', p.prorettype::regtype, p.proretset, l.lanname, p.prokind, p.provolatile, p.prosecdef,
       p.proisstrict, p.proleakproof, p.proconfig::text, ${owner('p.proowner')},
       ${rights('p.proacl', 'f', 'p.proowner')},
       md5(p.prosrc || coalesce(pg_get_function_sqlbody(p.oid), ''))) as is
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
   where p.oid >= 16384 and ${ours} and ${notOfExtension('pg_proc', 'p.oid')}`,
  `select format('table %I.%I', n.nspname, c.relname),
     concat_ws(' | ', c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity, c.reloptions::text,
       ${owner('c.relowner')}, ${rights('c.relacl', 'r', 'c.relowner')},
       case when c.relkind in ('v', 'm') then md5(pg_get_viewdef(c.oid)) end,
       (select string_agg(i.inhrelid::regclass::text, ', ') from pg_inherits i where i.inhparent = c.oid))
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.oid >= 16384 and c.relkind in ('r', 'p', 'v', 'm', 'f') and ${ours}
     and ${notOfExtension('pg_class', 'c.oid')}`,
  `select format('column %I.%I.%I', n.nspname, c.relname, a.attname),
     concat_ws(' | ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
       pg_get_expr(f.adbin, f.adrelid), a.attacl::text)
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     left join pg_attrdef f on f.adrelid = a.attrelid and f.adnum = a.attnum
   where c.oid >= 16384 and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and ${ours}`,
  `select format('constraint %I of %s', k.conname, coalesce(c.relname, t.typname)),
     concat_ws(' | ', pg_get_constraintdef(k.oid), k.convalidated)
   from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     left join pg_class c on c.oid = k.conrelid left join pg_type t on t.oid = k.contypid
   where k.oid >= 16384 and k.contype <> 'n' and ${ours}`,
  `select format('trigger %I on %I', t.tgname, c.relname), concat_ws(' | ', pg_get_triggerdef(t.oid), t.tgenabled)
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
   where ${ours} and not t.tgisinternal`,
  `select format('check of the reference %I on %I', k.conname, c.relname), 'switched off'
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     left join pg_constraint k on k.oid = t.tgconstraint
   where ${ours} and t.tgisinternal and t.tgenabled <> 'O'`,
  `select format('rule %I on %I', r.rulename, c.relname), concat_ws(' | ', pg_get_ruledef(r.oid), r.ev_enabled)
   from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace
   where r.oid >= 16384 and ${ours} and r.rulename <> '_RETURN'`,
  `select format('policy %I on %I', p.polname, c.relname),
     concat_ws(' | ', p.polcmd, p.polpermissive,
       (select string_agg(case when r.rolname = current_user then 'owner' else r.rolname end, ', ' order by r.rolname)
         from pg_roles r where r.oid = any (p.polroles)),
       pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
   from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
   where ${ours}`,
  `select format('event trigger %I', e.evtname), concat_ws(' | ', e.evtevent, e.evtfoid::regproc, e.evtenabled)
   from pg_event_trigger e`,
  `select format('setting of %s', coalesce(r.rolname, 'everybody')), array_to_string(s.setconfig, ', ')
   from pg_db_role_setting s left join pg_roles r on r.oid = s.setrole
     join pg_database b on b.datname = current_database()
   where s.setdatabase = b.oid or r.rolname ~ '^homeward_'`,
  `select format('role %I', r.rolname),
     concat_ws(' | ', r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolreplication, r.rolcanlogin,
       (select string_agg(pg_get_userbyid(m.roleid)::text, ', ') from pg_auth_members m where m.member = r.oid))
   from pg_roles r where r.rolname ~ '^homeward_'`,
]
