import { serviceName } from '@homeward/domain/catalogue/service-name'
import { Code, Text } from '@mantine/core'

type Props = { jurisdiction: string; label: string }

/** The name that jurisdiction and label make, while they are typed. */
export const NameRule = ({ jurisdiction, label }: Props) => (
  <Text size="sm" role="status">
    {label.trim() ? (
      <>
        Name in files and reports: <Code>{serviceName(jurisdiction, label)}</Code>
      </>
    ) : (
      'Files and reports use the state and label as its name.'
    )}
  </Text>
)
