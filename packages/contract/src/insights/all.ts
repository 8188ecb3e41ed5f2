import * as areas from './areas.ts'
import * as search from './search.ts'
import * as names from './names.ts'
import * as dashboard from './dashboard.ts'
import * as evv from './evv.ts'
import * as money from './money.ts'
import * as work from './work.ts'

/** The files of this room that declare calls. */
export const insights = { calls: [search, names, dashboard, work, money, areas, evv] }
