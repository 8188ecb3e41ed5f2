import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely'
import { enterText } from './entering-client.ts'
import type { Entry } from './entry.ts'
import type { Database } from './pool.ts'
import type { DB } from './schema.generated.ts'

/** What the database says of the role that a statement runs as. */
type Standing = {
  readonly role: string
  readonly is_superuser: boolean
  readonly bypasses: boolean
  readonly owns: boolean
  readonly is_owner: boolean
  readonly agency: string | null
}

const standing = sql<Standing>`
  select current_user::text as role, r.rolsuper as is_superuser, r.rolbypassrls as bypasses,
    app.agency()::text as agency,
    coalesce(bool_or(c.relowner = r.oid), false) as owns,
    coalesce(bool_or(pg_has_role(r.oid, c.relowner, 'member')), false) as is_owner
  from pg_roles r
  left join pg_class c on c.relkind in ('r', 'p', 'v', 'm')
    and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
  where r.rolname = current_user
  group by r.rolname, r.rolsuper, r.rolbypassrls`

/**
 * Why this process must not serve anyone: where row-level security would not apply to the statements of its
 * pools. Empty if all is well. It asks through the pools that requests use.
 */
export async function brokenWalls({ app, identity }: Database): Promise<string[]> {
  const found = await Promise.all([
    brokenWallsOf(app, 'homeward_app'),
    brokenWallsOf(identity, 'homeward_identity'),
  ])
  return [...new Set(found.flat())]
}

/** Throws if row-level security would not apply. */
export async function refuseBrokenWalls(db: Database): Promise<void> {
  const broken = [...new Set([...(await brokenWalls(db)), ...(await brokenWallsOfCopy(db))])]
  if (broken.length === 0) return
  throw new Error(
    `The server did not start: agencies would not be kept apart. ${broken.join(' ')} See "Processes and connections" in docs/operations.md.`,
  )
}

/** A copy that is away is not read from, and need not be there when the process starts. */
const brokenWallsOfCopy = async ({ replica }: Database): Promise<string[]> =>
  replica ? brokenWallsOf(replica.app, 'homeward_app').catch(() => []) : []

const brokenWallsOf = (way: Kysely<DB>, role: Entry['role']): Promise<string[]> =>
  way.connection().execute(async (connection) => {
    const agencyId = crypto.randomUUID()
    const inside = await connection.transaction().execute(async (tx) => {
      await enter(tx, agencyId)
      return [await ask(tx), await ask(tx)]
    })
    const after = await connection.transaction().execute(ask)
    const outside = await ask(connection)
    return [
      ...[...inside, after, outside].flatMap((each) => brokenBy(each, role)),
      ...(inside.some(({ agency }) => agency !== agencyId)
        ? ['The agency of a transaction does not hold until its end.']
        : []),
      ...([after, outside].some(({ agency }) => agency !== null)
        ? ['The agency of a transaction is still there in the next one.']
        : []),
    ]
  })

const enter = (tx: Transaction<DB>, agencyId: string) =>
  tx.executeQuery(CompiledQuery.raw(enterText, [{ agencyId }]))

async function ask(way: Kysely<DB>): Promise<Standing> {
  const { rows } = await standing.execute(way)
  const [row] = rows
  if (!row) throw new Error('The database does not say which role statements run as.')
  return row
}

/** In words without names: /ready shows them to anyone. */
function brokenBy(found: Standing, expected: Entry['role']): string[] {
  const broken: string[] = []
  if (found.role !== expected) broken.push(`Statements do not run as ${expected}.`)
  if (found.is_superuser) broken.push('Statements run as a superuser, which bypasses all policies.')
  if (found.bypasses) broken.push('Statements run as a role that bypasses row-level security.')
  if (found.owns) broken.push('Statements run as a role that owns tables.')
  else if (found.is_owner) broken.push('Statements run as a member of the owner of the tables.')
  return broken
}
