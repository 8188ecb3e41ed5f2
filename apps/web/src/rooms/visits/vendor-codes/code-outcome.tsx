import type { VendorCodePreview } from '@homeward/contract/visits/vendor-codes'
import { Button, Group, Text } from '@mantine/core'
import { Card } from '../../../ui/record/facts.tsx'
import { CodeRows } from './code-rows.tsx'
import { summaryOf } from './sheet-counts.ts'

type Props = { loaded: VendorCodePreview; onAnother: () => void; onClose: () => void }

/** What became of a sheet, with the rows that were left out. */
export const CodeOutcome = ({ loaded, onAnother, onClose }: Props) => (
  <Card title="The sheet is loaded">
    <Text role="status" mb="sm">
      {summaryOf(loaded)}
    </Text>
    {loaded.rows.length > 0 && <CodeRows rows={loaded.rows} of={loaded.wrong} />}
    <Group mt="md">
      <Button onClick={onClose}>Done</Button>
      <Button variant="default" onClick={onAnother}>
        Load another sheet
      </Button>
    </Group>
  </Card>
)
