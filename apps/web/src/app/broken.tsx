import { Button, Code, Group } from '@mantine/core'
import { IconBandage } from '@tabler/icons-react'
import { EmptyState } from '../ui/feedback/empty-state.tsx'

type Props = { error: unknown; reset?: () => void }

/** What a person sees where the app itself fails: readable, with a way on. */
export const Broken = ({ error, reset }: Props) => (
  <main>
    <EmptyState
      role="alert"
      icon={IconBandage}
      title="This page broke"
      hint="That is our fault, not yours. What you typed is kept as a draft."
      action={
        <>
          <Group justify="center">
            {reset && <Button onClick={reset}>Try again</Button>}
            <Button variant="default" onClick={() => location.reload()}>
              Reload the page
            </Button>
          </Group>
          <Code mt="md">{error instanceof Error ? error.message : String(error)}</Code>
        </>
      }
    />
  </main>
)
