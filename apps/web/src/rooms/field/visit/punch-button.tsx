import type { Visit } from '@homeward/contract/visits/visits'
import { IconLogin2, IconLogout2 } from '@tabler/icons-react'
import { useState } from 'react'
import { presentTime } from '../../../plumbing/clock.ts'
import { inTime } from '../../../plumbing/in-time.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { whenOpened } from '../../../ui/feedback/when-opened.tsx'
import { useToday } from '../../../ui/text/today.ts'
import styles from '../field.module.css'
import { recordCheckIn, recordCheckOut } from '../record.ts'
import { loadPunchQuestion } from './loads.ts'
import { checkInDoubts, checkOutDoubts } from './punch-doubts.ts'

const PunchQuestion = whenOpened(loadPunchQuestion)

/** Milliseconds that a punch waits for the question whether it is meant. */
const patience = 3000

type Props = {
  visit: Visit
  may: Record<string, boolean>
  /** Once the punch is safe. */
  onDone?: () => void
}

/** The one huge button of a visit: check in, later check out. Asks once where something is unusual. */
export const PunchButton = ({ visit, may, onDone }: Props) => {
  const [busy, setBusy] = useState(false)
  const [doubts, setDoubts] = useState<string[]>([])
  const [asking, setAsking] = useState(false)
  const today = useToday()
  if (!may.check_in && !may.check_out) return null
  const out = may.check_out === true
  const act = out ? t('Check out') : t('Check in')
  const punch = async () => {
    setAsking(false)
    setBusy(true)
    const safe = await (out ? recordCheckOut(visit) : recordCheckIn(visit))
    setBusy(false)
    if (safe) onDone?.()
  }
  const press = () => {
    const now = new Date(presentTime())
    const found = out ? checkOutDoubts(visit, now) : checkInDoubts(visit, today, now)
    if (found.length === 0) return void punch()
    setBusy(true)
    // A question that cannot be loaded holds nobody up: the punch is safe, the office sees what is unusual.
    inTime(loadPunchQuestion, patience).then(
      () => {
        setBusy(false)
        setDoubts(found)
        setAsking(true)
      },
      () => void punch(),
    )
  }
  const Icon = out ? IconLogout2 : IconLogin2
  return (
    <>
      <button type="button" className={styles.huge} disabled={busy} onClick={press}>
        <Icon size={26} stroke={2} aria-hidden />
        {act}
      </button>
      <PunchQuestion
        out={out}
        act={act}
        doubts={doubts}
        opened={asking}
        onClose={() => setAsking(false)}
        onSure={() => void punch()}
      />
    </>
  )
}
