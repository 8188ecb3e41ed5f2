import * as visits from './visits.ts'
import * as capture from './capture.ts'

/** The files of this room that declare calls. */
export const calls: readonly object[] = [visits, capture]
