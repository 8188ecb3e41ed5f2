import type { Verdict } from '@homeward/contract/visits/assignment'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconBan, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { clockWords, dayWords, durationWords, weekdayWord } from '../../../../ui/text/dates.ts'
import type { Carried } from './carry.ts'
import type { Carry } from './use-carry.ts'
import styles from './carry.module.css'

/** In one line what moving a visit to the cell below it would mean; read out as it changes. */
export const CarryLine = ({ carry }: { carry: Carry }) => {
  const { visit, cell, carried, verdict } = carry
  if (!visit || !cell) return null
  const impossible = carried?.kind === 'impossible' ? carried.why : undefined
  const { tone, words } = saidOf(impossible, verdict, carry.unknown)
  const Icon = { fine: IconCheck, asks: IconAlertTriangle, refused: IconBan }[tone]
  return (
    <div className={styles.carry} data-tone={tone} role="status">
      <Icon size={16} aria-hidden />
      <strong>
        {visit.client.name} to {weekdayWord(cell.day)}, {dayWords(cell.day).slice(0, 5)}
        {timesOf(carried)}
        {cell.lane.kind !== 'client' && `, ${cell.lane.name}`}
      </strong>
      <span>{carried?.kind === 'same' ? 'It stays where it is.' : words}</span>
    </div>
  )
}

/** The start and the length that it would have, where they are others. */
const timesOf = (carried: Carried | undefined): string => {
  if (carried?.kind !== 'change') return ''
  const { scheduled_time: start, scheduled_duration: minutes } = carried.change
  return `${start ? `, ${clockWords(start)}` : ''}${minutes ? `, ${durationWords(minutes)}` : ''}`
}

type Tone = 'fine' | 'asks' | 'refused'

const saidOf = (
  impossible: string | undefined,
  verdict: Verdict | null | undefined,
  unknown: boolean,
): { tone: Tone; words: string } => {
  if (impossible) return { tone: 'refused', words: impossible }
  if (!verdict && unknown)
    return { tone: 'asks', words: 'There is no answer. What speaks against it is not known.' }
  if (!verdict) return { tone: 'fine', words: 'Checking…' }
  const [first] = verdict.findings
  if (!first) return { tone: 'fine', words: 'Nothing speaks against it.' }
  const more = verdict.findings.length - 1
  const words = more > 0 ? `${first.sentence} And ${more} more.` : first.sentence
  return verdict.outcome === 'refused' ? { tone: 'refused', words } : { tone: 'asks', words }
}

/** Asks for the reason that a move needs. */
export const CarryReason = ({ carry }: { carry: Carry }) => {
  const [reason, setReason] = useState('')
  const { asked } = carry
  const allow = () => {
    carry.allow(reason.trim())
    setReason('')
  }
  return (
    <Dialog opened={asked !== undefined} onClose={carry.refuse} title="Move this visit anyway?">
      {asked?.refusal.sentences.map((sentence) => (
        <Text key={sentence} mb="xs">
          {sentence}
        </Text>
      ))}
      <TextInput
        label="Reason"
        description="It is kept with the visit."
        maxLength={200}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={carry.refuse}>
          Leave it
        </Button>
        <Button disabled={reason.trim() === ''} onClick={allow}>
          Move with this reason
        </Button>
      </Group>
    </Dialog>
  )
}
