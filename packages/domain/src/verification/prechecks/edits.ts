import { evvVendorLabels } from '../../agency/vocabulary.ts'
import { asks, type CheckedFor, type CheckedVisit, type Found } from './checked.ts'

/** Whether times were entered by staff or corrected, which every vendor wants explained. */
const isEdited = ({ checkIn, checkOut, corrected }: CheckedVisit): boolean =>
  corrected.checkIn !== null ||
  corrected.checkOut !== null ||
  checkIn?.method === 'manual' ||
  checkOut?.method === 'manual'

/** What is missing where times were edited. */
export function editProblems(visit: CheckedVisit, { vendor: asked }: CheckedFor): Found[] {
  if (!isEdited(visit)) return []
  const vendor = evvVendorLabels[asked]
  const found: Found[] = []
  if (!visit.edit?.code) {
    found.push({
      cause: 'edit_reason_missing',
      message: `Times were edited or entered by staff without a reason that ${vendor} knows. Choose one of its reasons.`,
      fix: 'visit',
    })
  }
  if (asks[asked].action && !visit.edit?.action) {
    found.push({
      cause: 'edit_action_missing',
      message: `Times were edited or entered by staff. ${vendor} also asks what was done about it. Choose an action.`,
      fix: 'visit',
    })
  }
  return found
}
