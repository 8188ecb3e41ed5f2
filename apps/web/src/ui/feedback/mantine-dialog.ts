import { Drawer, Modal } from '@mantine/core'

/** The dialogs of the library, in a file that is loaded by itself. */
export const ModalDialog = Modal
export const DrawerPanel = Drawer
