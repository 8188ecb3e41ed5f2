import { whenOpened } from '../../feedback/when-opened.tsx'

const dialogs = () => import('./view-dialog.tsx')

/** The dialogs of saved views, loaded with the first that is opened. */
export const ViewDialog = whenOpened(() => dialogs().then((m) => m.ViewDialog))
export const ViewRename = whenOpened(() => dialogs().then((m) => m.ViewRename))
