import { Button } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import type { Parent } from '../queries.ts'
import { countWords } from '../../../ui/text/count-words.ts'
import type { Named } from './named.ts'

const BulkForm = lazyPart(() => import('./bulk-form.tsx').then((m) => m.BulkForm))

type Props = {
  type: Parent['type']
  /** What one of them is called: "client". */
  of: string
  records: readonly Named[]
  onDone: () => void
}

/** One alert on all chosen records: whom it concerns is said before, what could not be set after. */
export const BulkAlert = ({ type, of, records: chosen, onDone }: Props) => {
  const [records, setRecords] = useState<readonly Named[]>()
  const close = () => setRecords(undefined)
  return (
    <>
      <Button
        size="xs"
        leftSection={<IconBellPlus size={15} aria-hidden />}
        onClick={() => setRecords(chosen)}
      >
        Add alert
      </Button>
      <SidePanel
        opened={records !== undefined}
        onClose={close}
        title={records && `Add alert to ${countWords(records.length, of)}`}
      >
        {records && (
          <Suspense>
            <BulkForm type={type} of={of} records={records} onClose={close} onDone={onDone} />
          </Suspense>
        )}
      </SidePanel>
    </>
  )
}
