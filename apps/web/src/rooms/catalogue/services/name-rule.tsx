import { serviceName } from '@homeward/domain/catalogue/service-name'
import { Code, Text } from '@mantine/core'

type Props = { jurisdiction: string; label: string }

/** The name that jurisdiction and label make, while they are typed. */
export const NameRule = ({ jurisdiction, label }: Props) => (
  <Text size="sm" role="status">
    {label.trim() ? (
      <>
        In files and reports it is named <Code>{serviceName(jurisdiction, label)}</Code>
      </>
    ) : (
      'In files and reports it is named after its state and its label.'
    )}
  </Text>
)
