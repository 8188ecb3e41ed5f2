import * as notifications from './notifications.ts'
import * as comments from './comments.ts'
import * as notes from './notes.ts'
import * as alerts from './alerts.ts'
import * as savedViews from './saved-views.ts'

/** The files of this room that declare calls. */
export const collaboration = { calls: [notifications, comments, notes, alerts, savedViews] }
