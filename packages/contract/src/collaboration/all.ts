import * as notifications from './notifications.ts'
import * as comments from './comments.ts'
import * as notes from './notes.ts'
import * as alerts from './alerts.ts'
import * as savedViews from './saved-views.ts'

/** The files of this room that declare calls. */
export const calls: readonly object[] = [notifications, comments, notes, alerts, savedViews]
