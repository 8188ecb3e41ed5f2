import { alertLateDays } from '@homeward/domain/collaboration/alerts'
import { addDays } from '@homeward/domain/time/zone'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { selectAlerts } from '../alerts/store.ts'

/** Alerts of one round: small in memory, and few rounds. */
const atOnce = 500

/** Active alerts that may be due: those of these days, and those that repeat; in the order of their ids. */
export const findBegun = (tx: Tx, today: string, after: string | null) =>
  selectAlerts(tx)
    .where('alerts.status', '=', 'active')
    .where('alerts.date', '<=', today)
    .where((eb) =>
      eb.or([
        eb('alerts.repeat', '<>', 'never'),
        eb('alerts.date', '>=', addDays(today, -alertLateDays)),
      ]),
    )
    // An archived client needs nothing any more.
    .where('clients.archived_at', 'is', null)
    .$if(after !== null, (q) => q.where('alerts.id', '>', after ?? ''))
    .orderBy('alerts.id')
    .limit(atOnce)
    .execute()

export type BegunAlert = Awaited<ReturnType<typeof findBegun>>[number]
