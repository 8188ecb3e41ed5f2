import type { Visit } from '@homeward/contract/visits/visits'
import { Button, Group, List, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLogin2, IconLogout2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { useToday } from '../../ui/text/today.ts'
import { dayTitle } from './day-title.ts'
import styles from './field.module.css'
import { recordCheckIn, recordCheckOut } from './record.ts'

type Props = { visit: Visit; may: Record<string, boolean> }

/** The one huge button of a visit: check in, later check out. Asks first where something is unusual. */
export const PunchBar = ({ visit, may }: Props) => {
  const [busy, setBusy] = useState(false)
  const [asking, { open, close }] = useDisclosure(false)
  const today = useToday()
  if (!may.check_in && !may.check_out) return null
  const out = may.check_out === true
  const doubts = out ? missingOf(visit) : otherDay(visit, today)
  const punch = async () => {
    close()
    setBusy(true)
    await (out ? recordCheckOut(visit) : recordCheckIn(visit))
    setBusy(false)
  }
  const Icon = out ? IconLogout2 : IconLogin2
  const word = out ? 'Check out' : 'Check in'
  return (
    <div className={styles.bar} data-bottom-bar>
      <Button
        fullWidth
        className={styles.huge}
        leftSection={<Icon size={26} aria-hidden />}
        disabled={busy}
        onClick={doubts.length > 0 ? open : () => void punch()}
      >
        {word}
      </Button>
      <Dialog opened={asking} onClose={close} title={`${word} now?`}>
        <List>
          {doubts.map((doubt) => (
            <List.Item key={doubt}>{doubt}</List.Item>
          ))}
        </List>
        <Text mt="sm">
          {out ? 'You can still add these until the office reviews the visit.' : ''}
        </Text>
        <Group grow mt="lg">
          <Button size="lg" variant="default" onClick={close}>
            Not yet
          </Button>
          <Button size="lg" onClick={() => void punch()}>
            {word}
          </Button>
        </Group>
      </Dialog>
    </div>
  )
}

/** What a visit still lacks at its end. */
const missingOf = ({ activities, signed }: Visit): string[] => {
  const open = activities.filter((activity) => activity.status === null).length
  return [
    open > 0 && `${open} ${open === 1 ? 'task is' : 'tasks are'} not recorded.`,
    !signed && 'The client has not signed.',
  ].filter((sentence) => sentence !== false)
}

const otherDay = ({ scheduled_date: day }: Visit, today: string): string[] =>
  day === today ? [] : [`This visit is scheduled for ${dayTitle(day, today).toLowerCase()}.`]
