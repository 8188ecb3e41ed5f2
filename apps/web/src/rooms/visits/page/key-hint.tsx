import { Kbd } from '@mantine/core'
import { usePreferences } from '../../../plumbing/preferences.ts'

/** The key that presses a button, where single keys are on. */
export const KeyHint = ({ of }: { of: string }) =>
  usePreferences().singleKeys && (
    <Kbd size="xs" aria-hidden data-print="no">
      {of.toUpperCase()}
    </Kbd>
  )
