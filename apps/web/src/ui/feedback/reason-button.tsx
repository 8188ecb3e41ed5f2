import { Button, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { ReasonForm } from '../sign/reason-form.tsx'
import { Dialog } from './dialog.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  /** What is asked: "Dismiss this claim?" */
  question: string
  /** What follows from it. */
  hint: string
  /** The words on the button that does it. */
  submit: string
  onReason: (reason: string) => void
  children: ReactNode
}

/** A button that asks for a reason before it does something. */
export const ReasonButton = ({ question, hint, submit, onReason, children, ...button }: Props) => {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button {...button} onClick={open}>
        {children}
      </Button>
      <Dialog opened={opened} onClose={close} title={question}>
        <ReasonForm
          hint={hint}
          submit={submit}
          busy={false}
          onClose={close}
          onReason={(reason) => {
            close()
            onReason(reason)
          }}
        />
      </Dialog>
    </>
  )
}
