import { punchByFob } from '@homeward/contract/visits/fobs'
import type { Visit } from '@homeward/contract/visits/visits'
import { addDays, instantOf, localDay } from '@homeward/domain/time/zone'
import { Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { presentTime } from '../../../plumbing/clock.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { inZone } from '../../../ui/text/dates.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import field from '../field.module.css'
import { keepChange } from '../record.ts'
import styles from './visit.module.css'

const sentences = {
  get title() {
    return t('Use the code of the device at the home')
  },
  get code() {
    return t('Code')
  },
  get hint() {
    return t('The 6 digits that the device showed at that time.')
  },
  get time() {
    return t('Time on the clock')
  },
  get wrong() {
    return t('Enter the 6 digits.')
  },
  get checkIn() {
    return t('Check in with the code')
  },
  get checkOut() {
    return t('Check out with the code')
  },
}

/** A check-in or check-out with what a device at the home shows, or showed when somebody wrote it down. */
export const FobPart = ({ visit, out }: { visit: Visit; out: boolean }) => {
  const zone = useZone()
  const [code, setCode] = useState('')
  const [clock, setClock] = useState(
    () => inZone(new Date(presentTime()).toISOString(), zone).clock,
  )
  const [wrong, setWrong] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const whole = /^\d{6}$/.test(code)
    setWrong(!whole)
    if (!whole || clock === '') return
    const act = out ? 'check_out' : 'check_in'
    const at = latest(clock, zone, new Date(presentTime()))
    // The code proves the time; the server says what is wrong with it.
    void keepChange(visit, { endpoint: punchByFob, label: t('Fob code'), input: { act, code, at } })
    setCode('')
  }
  return (
    <details className={styles.folded}>
      <summary>{sentences.title}</summary>
      <form noValidate onSubmit={save}>
        <Stack gap="sm" p="sm">
          <TextInput
            size="md"
            label={sentences.code}
            description={sentences.hint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value.replaceAll(/\D/g, ''))}
            error={wrong && sentences.wrong}
          />
          <TextInput
            size="md"
            type="time"
            label={sentences.time}
            value={clock}
            onChange={(event) => setClock(event.currentTarget.value)}
          />
          <button type="submit" className={field.small}>
            {out ? sentences.checkOut : sentences.checkIn}
          </button>
        </Stack>
      </form>
    </details>
  )
}

/** The last time at which a clock showed this: today, or yesterday where that is still to come. */
const latest = (clock: string, zone: string, now: Date): string => {
  const today = localDay(now, zone)
  const at = instantOf(today, clock, zone)
  const minute = 60_000
  const past = at.getTime() <= now.getTime() + 5 * minute
  return (past ? at : instantOf(addDays(today, -1), clock, zone)).toISOString()
}
