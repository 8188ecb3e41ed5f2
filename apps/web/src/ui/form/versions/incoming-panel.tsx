import { Alert, Button, Text } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import type { Incoming } from './merge.ts'
import { IncomingList } from './incoming-list.tsx'
import type { Formatters } from './version-words.ts'

type Props = { incoming: Incoming; formatters: Formatters; onTake: () => void }

/** Tells what somebody else saved while the person types; nothing of it is in the fields yet. */
export const IncomingPanel = ({ incoming, formatters, onTake }: Props) =>
  incoming.changes.length + incoming.additions.length > 0 && (
    <Alert
      color="amber"
      icon={<IconGitMerge aria-hidden />}
      title="Someone else saved changes"
      role="status"
    >
      <Text size="sm">Your entries are kept. Apply these changes now or when you are done.</Text>
      <IncomingList incoming={incoming} formatters={formatters} />
      <Button size="compact-sm" variant="default" onClick={onTake}>
        Apply
      </Button>
    </Alert>
  )
