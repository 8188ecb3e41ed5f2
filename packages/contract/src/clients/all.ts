import * as own from './clients.ts'
import * as addresses from './addresses.ts'
import * as archive from './archive.ts'
import * as lists from './lists.ts'
import * as merge from './merge.ts'
import * as reveal from './reveal.ts'

/** The files of this room that declare calls. */
export const clients = { calls: [own, addresses, archive, lists, merge, reveal] }
