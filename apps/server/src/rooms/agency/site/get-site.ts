import * as contract from '@homeward/contract/agency/site'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { publicUrl } from '../../files/door.ts'
import { findSiteAgency, hasDemo } from './site-store.ts'

/** What the sign-in page must know before anybody signed in. */
export const getSite = identityVerb(
  contract.getSite,
  async ({ db, sendsMail, keys, now }, { agency: signInName }) => {
    const agency = await findSiteAgency(db, signInName)
    return {
      demo: await hasDemo(db),
      sends_mail: sendsMail,
      agency: agency
        ? {
            name: agency.name,
            logo_url:
              agency.logo_file_id === null
                ? null
                : publicUrl(keys, { agencyId: agency.id, fileId: agency.logo_file_id }, now),
          }
        : null,
    }
  },
)
