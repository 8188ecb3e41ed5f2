import { addDays, dayBefore, weekOf } from '@homeward/domain/time/zone'
import type { Tx } from '../plumbing/db/pool.ts'
import { assessmentReports } from '../rooms/care/assessments/assessment-report.ts'
import { visitReports } from '../rooms/visits/reports/report-routes.ts'
import { daysAgo, demoToday } from './days.ts'
import { settle } from './settle.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** Reports that the office had made: last week on paper, the four weeks before as a spreadsheet. */
export async function loadReports(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  const { start, end } = weekOf(addDays(demoToday(stage), -7))
  await onStage(stage, async (tx) => {
    const players = await cast(stage, tx)
    await visitReports.create(players.as('billing', daysAgo(stage, 5, '10:10')), {
      start_date: addDays(start, -28),
      end_date: dayBefore(start),
      format: 'csv',
      visit_status: 'approved',
    })
    await visitReports.create(players.as('manager', daysAgo(stage, 1, '16:20')), {
      start_date: start,
      end_date: end,
      format: 'pdf',
    })
    await assessmentReports.create(players.as('nurse', daysAgo(stage, 2, '11:40')), {
      start_date: addDays(start, -84),
      end_date: end,
      format: 'pdf',
    })
    await note(tx)
  })
  await settle(stage)
}
