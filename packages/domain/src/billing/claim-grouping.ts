import type { ClaimGrouping } from '../agency/vocabulary.ts'
import { weekOf } from '../time/zone.ts'

/** A service of a visit that needs a claim. */
type Care = { visitId: string; serviceId: string; date: string }

/** The name of the claim that care belongs to, among the claims of one client to one payor. */
export const claimKey = (grouping: ClaimGrouping, { visitId, serviceId, date }: Care): string =>
  ({
    visit: `visit ${visitId}`,
    day: `day ${date} ${serviceId}`,
    week: `week ${weekOf(date).start}`,
  })[grouping]
