import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Modal } from '@mantine/core'
import { KeyTable, SingleKeysSwitch } from '../../ui/list/keys-help.tsx'
import { listKeys } from '../../ui/list/keys.ts'
import { jumpsOf } from './jumps.ts'

type Props = { user: SessionUser; opened: boolean; onClose: () => void }

/** Every key of the app: those that work everywhere, the jumps, and those of lists. */
export const KeysDialog = ({ user, opened, onClose }: Props) => {
  const jumps = jumpsOf(user)
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts" size="lg">
      <KeyTable title="Everywhere" keys={everywhere} />
      {jumps.length > 0 && (
        <KeyTable
          title="Go to"
          keys={jumps.map(({ key, label }) => [`g ${key}`, label] as const)}
        />
      )}
      <KeyTable title="In a list" keys={listKeys} />
      <SingleKeysSwitch />
    </Modal>
  )
}

const everywhere = [
  ['Ctrl K', 'Search everything (⌘ K on a Mac)'],
  ['?', 'Keyboard shortcuts'],
  ['Esc', 'Close'],
] as const
