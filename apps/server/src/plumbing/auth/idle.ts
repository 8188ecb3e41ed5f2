import { caregiverIdleMinutes, usualIdleMinutes } from '@homeward/domain/identity/idle'
import { caregiverRoles } from '@homeward/domain/identity/roles'
import { type RawBuilder, sql } from 'kysely'

/** Columns of a query over sessions: last use, role in the agency that was entered, its setting. */
type Columns = { seen: string; role: string; setting: string }

/** The domain's `idleMinutes` in SQL, and whether a session has been idle for less. */
export const notIdle = (now: Date, { seen, role, setting }: Columns): RawBuilder<boolean> => {
  const minutes = sql`greatest(
    coalesce(${sql.ref(setting)}, ${usualIdleMinutes}::int),
    case when ${sql.ref(role)} = any(${[...caregiverRoles]}::text[])
      then ${caregiverIdleMinutes}::int else 0 end)`
  return sql`${sql.ref(seen)} > ${now.toISOString()}::timestamptz - make_interval(mins => ${minutes})`
}
