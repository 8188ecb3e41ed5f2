import { anUpload, ofNobody } from '../../../rooms/files/testing/factories.ts'
import type { Sample } from '../sample.ts'

let made = 0

/** A sheet with one code that nobody loaded yet. */
const aSheet: Sample = async (_, { app, world }) => {
  const bytes = `Code,Description\nMR${2000 + ++made},Sample\n`
  const uploaded = anUpload(app, world.owner, {
    bytes,
    filename: 'codes.csv',
    content_type: 'text/csv',
  })
  return {
    signed_id: await ofNobody(app, world.agencyId, uploaded),
    vendor: 'carebridge',
    state: 'NC',
  }
}

export const vendorCodeSamples: Record<string, Sample> = {
  'GET /vendor_code_imports/preview': aSheet,
  'POST /vendor_code_imports': aSheet,
}
