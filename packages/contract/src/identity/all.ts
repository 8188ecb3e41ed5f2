import * as signIn from './sign-in.ts'
import * as accounts from './accounts.ts'
import * as invites from './invites.ts'
import * as links from './links.ts'
import * as signups from './signups.ts'
import * as access from './access.ts'
import * as audit from './audit.ts'

/** The files of this room that declare calls. */
export const identity = { calls: [signIn, accounts, invites, links, signups, access, audit] }
