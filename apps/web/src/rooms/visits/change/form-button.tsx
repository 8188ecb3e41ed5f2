import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/feedback/dialog.tsx'

type Props = {
  label: string
  title: string
  icon: ReactNode
  form: (close: () => void) => ReactNode
}

/** A button that opens a form in a dialog. */
export const FormButton = ({ label, title, icon, form }: Props) => {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={icon} onClick={open}>
        {label}
      </Button>
      <Dialog opened={opened} onClose={close} title={title}>
        {form(close)}
      </Dialog>
    </>
  )
}
