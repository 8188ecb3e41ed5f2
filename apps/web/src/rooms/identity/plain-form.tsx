import type { Endpoint } from '@homeward/contract/endpoint'
import { Alert, Button, Group, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OfNothing, Shared } from '../../ui/form/form-options.ts'
import { useEndpointForm } from '../../ui/form/use-endpoint-form.ts'

type Props<E extends Endpoint, V extends object> = Omit<Shared<E, V>, 'draftKey' | 'secret'> &
  OfNothing<V> & {
    /** The word on the button. */
    submitLabel: string
    /** Beside the button. */
    aside?: ReactNode
    children: (form: UseFormReturnType<V>) => ReactNode
  }

/**
 * A short form without save bar and draft: for pages without a session, and for passwords and codes,
 * which are never kept.
 */
export const PlainForm = <E extends Endpoint, V extends object>({
  submitLabel,
  aside,
  children,
  ...options
}: Props<E, V>) => {
  const secret = Object.keys(options.initial) as (keyof V)[]
  const state = useEndpointForm({
    ...options,
    secret,
    draftKey: `plain:${options.endpoint.method} ${options.endpoint.path}`,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        state.submit()
      }}
    >
      <Stack gap="sm">
        {state.unplaced.length > 0 && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {state.unplaced.join(' ')}
          </Alert>
        )}
        {children(state.form)}
        <Group mt="xs" gap="sm">
          <Button type="submit" loading={state.saving} flex={aside ? undefined : 1} miw="8rem">
            {submitLabel}
          </Button>
          {aside}
        </Group>
      </Stack>
    </form>
  )
}
