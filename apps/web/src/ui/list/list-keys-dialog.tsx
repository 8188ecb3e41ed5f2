import { Modal } from '@mantine/core'
import { listKeys } from './keys.ts'
import { KeyTable, SingleKeysSwitch } from './keys-help.tsx'

type Props = { opened: boolean; onClose: () => void }

/** The keys of a list, and the switch for people whom single keys disturb. */
export const ListKeysDialog = ({ opened, onClose }: Props) => (
  <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts for this list">
    <KeyTable keys={listKeys} />
    <SingleKeysSwitch />
  </Modal>
)
