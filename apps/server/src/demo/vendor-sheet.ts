import { v7 as uuid } from 'uuid'
import type { Ctx } from '../plumbing/context.ts'
import { demoSheet } from './data/vendor-codes.ts'

/** The codes of the sheet, as if the owner had loaded it. */
export const sheetRows = ({ agency, actor, now }: Ctx) =>
  Object.entries(demoSheet.labels).flatMap(([kind, labels]) =>
    Object.entries(labels).map(([code, label]) => ({
      agency_id: agency.id,
      id: uuid(),
      vendor: demoSheet.vendor,
      state: demoSheet.state,
      kind: kind as keyof typeof demoSheet.labels,
      code,
      label,
      file_name: demoSheet.file_name,
      loaded_by_name: actor.name,
      loaded_at: now.toISOString(),
    })),
  )
