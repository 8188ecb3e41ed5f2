import * as services from './services.ts'
import * as activities from './activities.ts'

/** The files of this room that declare calls. */
export const catalogue = { calls: [services, activities] }
