import type { CaregiverAbsenceKind } from '@homeward/domain/caregivers/absences'
import { expressionBuilder, sql, type SqlBool } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'
import { whyTaken } from './absence.ts'

type Visit = 'v' | 'visits'

/** The open note of the visit of the surrounding statement on whom it was taken from. */
const noteOn = (visit: Visit) =>
  expressionBuilder<DB>()
    .selectFrom('absent_visits as k')
    .where('k.agency_id', '=', sql.ref<string>(`${visit}.agency_id`))
    .where('k.visit_id', '=', sql.ref<string>(`${visit}.id`))
    .where('k.settled_at', 'is', null)
    .where('k.agent_absence_id', 'is not', null)
    .where(sql<SqlBool>`${sql.ref(`${visit}.status`)} = 'available'`)

/** Whom an open visit was taken from. */
export const coverOf = (visit: Visit) =>
  jsonObjectFrom(
    noteOn(visit)
      .innerJoin('agent_absences as b', (join) =>
        join.onRef('b.agency_id', '=', 'k.agency_id').onRef('b.id', '=', 'k.agent_absence_id'),
      )
      .innerJoin('agents as w', (join) =>
        join.onRef('w.agency_id', '=', 'k.agency_id').onRef('w.id', '=', 'k.agent_id'),
      )
      .select(['w.id', 'w.name', 'b.kind']),
  ).as('cover')

/** Whether an open visit was taken from somebody who is away. */
export const isToCover = (visit: Visit) =>
  expressionBuilder<DB, never>().exists(noteOn(visit).select('k.id'))

/** Whom a visit was taken from, as it is answered. */
export const presentCover = (
  cover: { id: string; name: string; kind: CaregiverAbsenceKind } | null,
) =>
  cover && {
    agent: { id: cover.id, name: cover.name },
    why: whyTaken.agent(cover.name, cover.kind),
  }

/** Open visits that an absence of a caregiver took, in the order of their start. */
export const findToCover = (tx: Tx, absenceId: string) =>
  tx
    .selectFrom('absent_visits as k')
    .innerJoin('visits as v', (join) =>
      join.onRef('v.agency_id', '=', 'k.agency_id').onRef('v.id', '=', 'k.visit_id'),
    )
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .select([
      'v.id',
      'v.starts_at',
      'v.ends_at',
      'v.lock_version',
      'v.client_id',
      'c.name as client_name',
    ])
    .where('k.agent_absence_id', '=', absenceId)
    .where('k.settled_at', 'is', null)
    .where('v.status', '=', 'available')
    .orderBy('v.starts_at')
    .orderBy('v.id')
    .execute()
