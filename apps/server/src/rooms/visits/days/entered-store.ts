import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'
import { isEnteredByStaff } from '../list/narrowing-store.ts'
import type { Shown } from '../shown/shown-store.ts'
import { visitsWithin } from './day-store.ts'

type Asked = Shown & { from: string; before: string }

const approved = (tx: Tx, asked: Asked) =>
  visitsWithin(tx, asked)
    .where('visits.status', '=', sql.lit('approved'))
    .select(({ fn }) => fn.countAll<number>().as('visits'))

/** Each count reads the index of its own visits. */
export const countEntered = prepared((tx, asked: Asked) =>
  tx.selectNoFrom([
    sql<number>`(${approved(tx, asked)})`.as('approved'),
    sql<number>`(${approved(tx, asked).where(isEnteredByStaff)})`.as('entered'),
  ]),
)
