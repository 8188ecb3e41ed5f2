import * as vendorVerifications from './vendor-verifications.ts'

/** The files of this room that declare calls. */
export const verification = { calls: [vendorVerifications] }
