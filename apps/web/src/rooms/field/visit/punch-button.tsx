import type { Visit } from '@homeward/contract/visits/visits'
import { Button, Group, Text } from '@mantine/core'
import { IconLogin2, IconLogout2 } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useToday } from '../../../ui/text/today.ts'
import styles from '../field.module.css'
import { recordCheckIn, recordCheckOut } from '../record.ts'
import { checkInDoubts, checkOutDoubts } from './punch-doubts.ts'

const sentences = {
  in: {
    get act() {
      return t('Check in')
    },
    get question() {
      return t('Check in now?')
    },
  },
  out: {
    get act() {
      return t('Check out')
    },
    get question() {
      return t('Check out now?')
    },
  },
  get canAdd() {
    return t('You can still add tasks and a signature until the office reviews the visit.')
  },
  get notYet() {
    return t('Not yet')
  },
}

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
  const { act, question } = sentences[out ? 'out' : 'in']
  const punch = async () => {
    setAsking(false)
    setBusy(true)
    const safe = await (out ? recordCheckOut(visit) : recordCheckIn(visit))
    setBusy(false)
    if (safe) onDone?.()
  }
  const press = () => {
    const now = new Date()
    const found = out ? checkOutDoubts(visit, now) : checkInDoubts(visit, today, now)
    if (found.length === 0) return void punch()
    setDoubts(found)
    setAsking(true)
  }
  const Icon = out ? IconLogout2 : IconLogin2
  return (
    <>
      <button type="button" className={styles.huge} disabled={busy} onClick={press}>
        <Icon size={26} stroke={2} aria-hidden />
        {act}
      </button>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={question}>
        <ul>
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
        {out && <Text mt="sm">{sentences.canAdd}</Text>}
        <Group grow mt="lg">
          <Button size="lg" variant="default" onClick={() => setAsking(false)}>
            {sentences.notYet}
          </Button>
          <Button size="lg" onClick={() => void punch()}>
            {act}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
