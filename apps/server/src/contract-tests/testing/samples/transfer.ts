import { getOffice } from '@homeward/contract/agency/offices'
import { cancelAgencyExport, createAgencyExport } from '@homeward/contract/transfer/agency-exports'
import {
  checkImport,
  commitImport,
  createImport,
  getImport,
} from '@homeward/contract/transfer/imports'
import { anUpload, ofNobody } from '../../../rooms/files/testing/factories.ts'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import type { Sample } from '../sample.ts'

type Place = { app: TestServer; world: World }

let made = 0

async function upload({ app, world }: Place) {
  const { name } = await call(app, world.owner, getOffice, { id: world.officeId })
  return ofNobody(
    app,
    world.agencyId,
    anUpload(app, world.owner, {
      bytes: `first_name,last_name,office\nSample,Import ${++made},${name}\n`,
      filename: 'people.csv',
      content_type: 'text/csv',
    }),
  )
}

const begun = async (place: Place) =>
  call(place.app, place.world.owner, createImport, {
    kind: 'clients',
    signed_id: await upload(place),
  })

async function checked(place: Place) {
  const { id, mapping } = await begun(place)
  await call(place.app, place.world.owner, checkImport, { id, mapping })
  await place.app.drainJobs()
  return call(place.app, place.world.owner, getImport, { id })
}

async function committed(place: Place) {
  const { id } = await checked(place)
  await call(place.app, place.world.owner, commitImport, { id })
  await place.app.drainJobs()
  return { id }
}

/** An export that stands in nobody's way: only one may be on its way at a time. */
async function anExport({ app, world }: Place) {
  const { id } = await call(app, world.owner, createAgencyExport, {})
  return call(app, world.owner, cancelAgencyExport, { id })
}

export const transferSamples: Record<string, Sample> = {
  'GET /agency_exports/:id': async (_, place) => ({ id: (await anExport(place)).id }),
  'POST /agency_exports': () => ({}),
  'DELETE /agency_exports/:id': async (_, place) => {
    // The one that is on its way by the sample before makes room first.
    await place.app.drainJobs()
    return { id: (await anExport(place)).id }
  },
  'GET /imports/:id': async (_, place) => ({ id: (await begun(place)).id }),
  'POST /imports': async (_, place) => ({ kind: 'clients', signed_id: await upload(place) }),
  'PATCH /imports/:id': async (_, place) => {
    const { id, mapping } = await begun(place)
    return { id, mapping }
  },
  'POST /imports/:id/commit': async (_, place) => ({ id: (await checked(place)).id }),
  'POST /imports/:id/undo': (_, place) => committed(place),
  'DELETE /imports/:id': async (_, place) => ({ id: (await begun(place)).id }),
  'GET /import_rows': async (_, place) => ({ import_id: (await begun(place)).id }),
  'GET /imports/:id/problems.csv': async (_, place) => ({ id: (await checked(place)).id }),
}
