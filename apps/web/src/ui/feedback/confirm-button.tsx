import { Button, type ButtonProps, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import { Dialog } from './dialog.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  /** What is asked: "Archive this client?" */
  question: string
  /** What follows from a yes. */
  consequence: ReactNode
  /** The word on the button that does it: "Archive". */
  confirm: string
  onConfirm: () => void
  children: ReactNode
}

/** A button that asks before it does what cannot easily be undone. */
export const ConfirmButton = ({
  question,
  consequence,
  confirm,
  onConfirm,
  children,
  ...button
}: Props) => {
  const [opened, { open, close }] = useDisclosure(false)
  const go = () => {
    close()
    onConfirm()
  }
  return (
    <>
      <Button {...button} onClick={open}>
        {children}
      </Button>
      <Dialog opened={opened} onClose={close} title={question}>
        <Text mb="lg">{consequence}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {t('Cancel')}
          </Button>
          <Button color={button.color ?? 'red'} onClick={go}>
            {confirm}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
