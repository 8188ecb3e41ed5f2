import type { EvvVisit } from '../record.ts'
import type { Telling } from '../telling.ts'
import {
  billedTo,
  clientIdentity,
  employeeQualifier,
  provider,
  type SandataAccount,
} from './account.ts'
import { callsOf, manualCalls } from './calls.ts'
import { type Form, formOf, recordedForm } from './forms.ts'
import { employeeKey } from './keys.ts'
import { changesOf } from './changes.ts'
import type { SandataCall, SandataVisit } from './shape.ts'
import { cut, toTheSecond, zoneName } from './text.ts'

/**
 * A visit as Sandata gets it: whole each time. It is more than one record where Sandata has the visit under
 * another key already; that one must count for nothing.
 */
export function writeVisits(
  telling: Telling<EvvVisit>,
  account: SandataAccount,
  now: string,
): SandataVisit[] {
  const { record } = telling
  const live = liveForm(record)
  const earlier = earlierOf(telling)
  const gone = formsOf(earlier).filter(({ visitOtherId }) => visitOtherId !== live?.visitOtherId)
  const void_ = (form: Form) => one(telling, account, now, form, 'void')
  if (live) return [...gone.map(void_), one(telling, account, now, live, record.state)]
  return (gone.length > 0 ? gone : [recordedForm(record)]).map(void_)
}

const liveForm = (visit: EvvVisit): Form | null => {
  switch (visit.state) {
    case 'worked':
      return formOf(visit)
    case 'missed':
      return recordedForm(visit)
    case 'void':
      return null
  }
}

/** The visit as Sandata may have it. Where nothing says how, it came with its calls, and as it is now. */
const earlierOf = ({ earlier, record, known, maybeKnown }: Telling<EvvVisit>): EvvVisit[] => {
  if (earlier && earlier.length > 0) return [...earlier]
  if (!known && !maybeKnown) return []
  const reviewed: EvvVisit = { ...record, state: 'worked' }
  return [{ ...reviewed, corrected: { checkIn: null, checkOut: null } }, reviewed]
}

/** Each form once; what was void before is void. */
const formsOf = (visits: readonly EvvVisit[]): Form[] => {
  const forms = visits.flatMap((visit) => liveForm(visit) ?? [])
  return [...new Map(forms.map((form) => [form.visitOtherId, form])).values()]
}

function one(
  telling: Telling<EvvVisit>,
  account: SandataAccount,
  now: string,
  form: Form,
  state: EvvVisit['state'],
): SandataVisit {
  const { record, sequence } = telling
  const { qualifier, identifier, custom, key } = clientIdentity(account, record.client)
  const calls = callsIn(form, telling)
  const adjusted = state === 'worked' && form.entered === null ? record.corrected : null
  const isCanceled = state !== 'worked' && calls.length === 0 && now < record.scheduled.from
  return {
    ProviderIdentification: provider(account),
    VisitOtherID: form.visitOtherId,
    SequenceID: sequence,
    EmployeeQualifier: employeeQualifier(account),
    EmployeeOtherID: record.agent?.id ?? null,
    EmployeeIdentifier: record.agent ? employeeKey(record.agent.id) : null,
    GroupCode: null,
    ClientIDQualifier: qualifier,
    ClientIdentifier: identifier,
    ClientID: custom,
    ClientOtherID: key,
    VisitCancelledIndicator: isCanceled ? 'true' : 'false',
    ...billedTo(account, record.payor, record.service),
    VisitTimeZone: zoneName(account.provider.timeZone),
    AdjInDateTime: adjusted?.checkIn ? toTheSecond(adjusted.checkIn) : null,
    AdjOutDateTime: adjusted?.checkOut ? toTheSecond(adjusted.checkOut) : null,
    BillVisit: state === 'worked' ? 'true' : 'false',
    Memo: null,
    ClientVerifiedTimes: null,
    ClientVerifiedTasks: null,
    ClientVerifiedService: null,
    ClientSignatureAvailable: record.signed ? 'true' : 'false',
    ClientVoiceRecording: null,
    ScheduleStartTime: toTheSecond(record.scheduled.from),
    ScheduleEndTime: toTheSecond(record.scheduled.to),
    Calls: calls,
    VisitChanges: changesOf(telling, account, now, {
      state,
      byHand: Boolean(adjusted?.checkIn ?? adjusted?.checkOut) || calls.some(isManual),
    }),
    Tasks: tasksOf(record),
    VisitExceptionAcknowledgement: [],
  }
}

const isManual = ({ CallType }: SandataCall): boolean => CallType === 'Manual'

/** Calls never change after the first sending, so each is written of the visit as it was then. */
function callsIn(form: Form, telling: Telling<EvvVisit>): SandataCall[] {
  const { record } = telling
  const { visitOtherId, entered } = form
  const versions = [...(telling.earlier ?? []), record]
  if (entered) {
    const first = versions.find((visit) => liveForm(visit)?.visitOtherId === visitOtherId)
    return manualCalls(first ?? record, visitOtherId, entered)
  }
  return (['checkIn', 'checkOut'] as const).flatMap((end) => {
    const first = versions.find((visit) => visit[end] !== null)
    return first
      ? callsOf({ ...first, checkIn: null, checkOut: null, [end]: first[end] }, visitOtherId)
      : []
  })
}

const tasksOf = ({ tasks }: EvvVisit): SandataVisit['Tasks'] => {
  const done = tasks.flatMap((task) => (task.done ? (cut(task.code, 4) ?? []) : []))
  return [...new Set(done)].map((code) => ({
    TaskID: code,
    TaskReading: null,
    TaskRefused: false,
  }))
}
