import type { VisitStatus } from './vocabulary.ts'

type Draft = { draft: boolean; status: VisitStatus }

/** Whether a draft waits to be published: canceled ones are told to nobody. */
export const isUnpublished = ({ draft, status }: Draft): boolean =>
  draft && (status === 'available' || status === 'scheduled')

/** Whether a visit that was just added may be taken back: it waits, and nobody has changed it since. */
export const mayWithdraw = (
  visit: { status: VisitStatus; lockVersion: number },
  addedAs: number,
): boolean =>
  (visit.status === 'available' || visit.status === 'scheduled') && visit.lockVersion === addedAs
