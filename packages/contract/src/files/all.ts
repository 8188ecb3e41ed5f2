import * as uploads from './uploads.ts'
import * as attachments from './attachments.ts'

/** The files of this room that declare calls. */
export const files = { calls: [uploads, attachments] }
