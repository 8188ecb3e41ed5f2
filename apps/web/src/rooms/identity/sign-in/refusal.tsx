import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Why signing in was refused; read out at once. */
export const Refusal = ({ sentence }: { sentence: string | undefined }) =>
  sentence !== undefined && (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
      {sentence}
    </Alert>
  )
