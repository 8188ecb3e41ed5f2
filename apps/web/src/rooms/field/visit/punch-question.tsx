import { Button, Group, Text } from '@mantine/core'
import { t } from '../../../plumbing/language/translate.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'

const sentences = {
  question: (out: boolean) => (out ? t('Check out now?') : t('Check in now?')),
  get canAdd() {
    return t('You can still add tasks and a signature until the office reviews the visit.')
  },
  get notYet() {
    return t('Not yet')
  },
}

type Props = {
  out: boolean
  /** What the button does, in words. */
  act: string
  doubts: readonly string[]
  opened: boolean
  onClose: () => void
  onSure: () => void
}

/** What is unusual about a check-in or a check-out, asked once before it is kept. */
export const PunchQuestion = ({ out, act, doubts, opened, onClose, onSure }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={sentences.question(out)}>
    <ul>
      {doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
    {out && <Text mt="sm">{sentences.canAdd}</Text>}
    <Group grow mt="lg">
      <Button size="lg" variant="default" onClick={onClose}>
        {sentences.notYet}
      </Button>
      <Button size="lg" onClick={onSure}>
        {act}
      </Button>
    </Group>
  </Dialog>
)
