import { checkIn, checkOut } from '@homeward/contract/visits/capture'
import { punchByFob } from '@homeward/contract/visits/fobs'
import type { Visit } from '@homeward/contract/visits/visits'
import { instantOf, isDay } from '@homeward/domain/time/zone'
import { useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { inZone } from '../../../ui/text/dates.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { refusalOf } from '../change/use-visit-change.ts'
import { recallReason, rememberReason } from '../last-reason.ts'
import { useReasons } from '../reasons.ts'

export type PunchValues = {
  how: 'manual' | 'fob'
  day: string
  clock: string
  reason: string | null
  note: string
  code: string
}

export type PunchErrors = Partial<Record<keyof PunchValues, string | undefined>>

const asked = ['reason', 'entered_by_staff'] as const

/** A time that the office enters: what was typed, what is wrong with it, and how it is sent. */
export const usePunch = (visit: Visit, { out, onClose }: { out: boolean; onClose: () => void }) => {
  const zone = useZone()
  const planned = inZone(out ? visit.ends_at : visit.starts_at, zone)
  const reasons = useReasons()
  const [values, setValues] = useState<PunchValues>(() => ({
    how: 'manual',
    day: planned.day,
    clock: planned.clock,
    reason: recallReason(...asked, reasons(...asked, { payorId: visit.payor?.id ?? null })) || null,
    note: '',
    code: '',
  }))
  const [errors, setErrors] = useState<PunchErrors>({})
  const [refused, setRefused] = useState<string>()
  const byStaff = useWrite(out ? checkOut : checkIn, { quiet: true, touches: ['insights'] })
  const byFob = useWrite(punchByFob, { quiet: true, touches: ['insights'] })
  const told = {
    onSuccess: () => {
      if (values.how === 'manual') rememberReason(...asked, values.reason)
      toastDone(out ? 'Check-out entered.' : 'Check-in entered.')
      onClose()
    },
    onError: (error: unknown) => {
      const { at, code, reason } = error instanceof ApiError ? error.errors : {}
      setErrors({ clock: at?.[0], code: code?.[0], reason: reason?.[0] })
      if (!at && !code && !reason) setRefused(refusalOf(error)?.sentence)
    },
  }
  const save = () => {
    const wrong = mistakesIn(values)
    setErrors(wrong)
    setRefused(undefined)
    if (Object.keys(wrong).length > 0) return
    const at = instantOf(values.day, values.clock, zone).toISOString()
    const { how, code, reason, note } = values
    if (how === 'manual') return byStaff.mutate({ id: visit.id, at, reason, note }, told)
    byFob.mutate({ id: visit.id, at, act: out ? 'check_out' : 'check_in', code }, told)
  }
  return {
    values,
    set: (change: Partial<PunchValues>) => setValues((before) => ({ ...before, ...change })),
    errors,
    refused,
    save,
    saving: byStaff.isPending || byFob.isPending,
  }
}

/** What cannot be sent as it was typed. */
const mistakesIn = ({ how, day, clock, reason, note, code }: PunchValues): PunchErrors => ({
  ...(!isDay(day) && { day: 'Enter a date like 03/05/2026.' }),
  ...(isDay(day) && !/^\d{2}:\d{2}$/.test(clock) && { clock: 'Enter a time like 08:30 AM.' }),
  ...(how === 'fob' && !/^\d{6}$/.test(code) && { code: 'Enter the 6 digits.' }),
  ...(how === 'manual' && reason === null && { reason: 'Select a reason.' }),
  ...(how === 'manual' && reason === 'other' && !note.trim() && { note: 'Enter a note.' }),
})
