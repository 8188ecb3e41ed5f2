import { addOwnDaysOff, reportSick } from '@homeward/contract/caregivers/own-time'
import { type FormEvent, useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useToday } from '../../../ui/text/today.ts'
import field from '../field.module.css'
import styles from './time.module.css'

const sentences = {
  sick: {
    get title() {
      return t('Report sick')
    },
    get hint() {
      return t(
        'Your visits on these days go to others. If you are needed now, call the office too.',
      )
    },
    get sent() {
      return t('The office knows. Get well soon.')
    },
  },
  days_off: {
    get title() {
      return t('Ask for days off')
    },
    get hint() {
      return t('Visits on these days stay yours until the office approves your request.')
    },
    get sent() {
      return t('The office has your request. You are told the answer.')
    },
  },
  get from() {
    return t('From')
  },
  get until() {
    return t('Until')
  },
  get reason() {
    return t('Reason, if you like')
  },
  get send() {
    return t('Send to the office')
  },
  get back() {
    return t('Back')
  },
}

/** Days on which a caregiver cannot work: sick, or off. The days are asked for before anything is sent. */
export const DaysForm = ({ kind }: { kind: 'sick' | 'days_off' }) => {
  const today = useToday()
  const [open, setOpen] = useState(false)
  const [from, setFrom] = useState(today)
  const [until, setUntil] = useState(today)
  const [reason, setReason] = useState('')
  const words = sentences[kind]
  const kept = { touches: ['visits'], label: () => words.title }
  const sick = useWrite(reportSick, kept)
  const daysOff = useWrite(addOwnDaysOff, kept)
  const onSuccess = () => {
    toastDone(words.sent)
    setOpen(false)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const days = { start_date: from, end_date: until }
    // What is kept for later is told by itself.
    const options = { onSuccess, onError: () => setOpen(!navigator.onLine ? false : open) }
    if (kind === 'sick') sick.mutate(days, options)
    else daysOff.mutate({ ...days, reason: reason.trim() || null }, options)
  }
  if (!open)
    return (
      <button type="button" className={field.way} onClick={() => setOpen(true)}>
        {words.title}
      </button>
    )
  return (
    <form className={styles.card} onSubmit={send} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className={field.quiet}>{words.hint}</p>
      <div className={styles.pair}>
        <label>
          {sentences.from}
          <input
            type="date"
            required
            min={today}
            value={from}
            onChange={(event) => {
              setFrom(event.target.value)
              if (event.target.value > until) setUntil(event.target.value)
            }}
          />
        </label>
        <label>
          {sentences.until}
          <input
            type="date"
            required
            min={from}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </label>
      </div>
      {kind === 'days_off' && (
        <label className={styles.wide}>
          {sentences.reason}
          <input
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
      )}
      <button type="submit" className={field.huge} disabled={sick.isPending || daysOff.isPending}>
        {sentences.send}
      </button>
      <button type="button" className={field.way} onClick={() => setOpen(false)}>
        {sentences.back}
      </button>
    </form>
  )
}
