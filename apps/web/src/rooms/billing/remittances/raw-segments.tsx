import { Button, CopyButton, Text } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import styles from './remittances.module.css'

/** The segments of a claim as they stand in the file. */
export const RawSegments = ({ raw }: { raw: string }) => (
  <div>
    <div className={styles.rawHead}>
      <Text size="xs" c="dimmed">
        Raw data
      </Text>
      <CopyButton value={raw}>
        {({ copied, copy }) => (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={
              copied ? <IconCheck size={13} aria-hidden /> : <IconCopy size={13} aria-hidden />
            }
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </div>
    {/* A scrolling part must be reachable by keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <pre className={styles.raw} tabIndex={0} role="region" aria-label="File segments">
      {raw.replace(/~\s*/g, '~\n').trim()}
    </pre>
  </div>
)
