/** Mantine's dialogs, which no page needs to be drawn. */
export const loadDialog = () => import('./mantine-dialog.ts').then((m) => m.ModalDialog)
export const loadDrawer = () => import('./mantine-dialog.ts').then((m) => m.DrawerPanel)
