import { v7 as uuid } from 'uuid'
import type { Tx } from '../plumbing/db/pool.ts'
import {
  demoAgency,
  demoAgencyId,
  demoNumbers,
  demoOfficeDetails,
  demoOffices,
} from './data/agency.ts'
import { loadPayors, loadServices } from './load-catalogue.ts'
import { loadClients } from './load-clients.ts'
import { loadAgents, loadUsers } from './load-people.ts'
import { cast, onStage, type Stage } from './stage.ts'

const key = { agency_id: demoAgencyId }

/** The agency with its offices, numbers, people, services and payors: what no verb makes yet. */
export async function loadAgency(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  const users = await loadUsers(stage)
  await onStage(stage, async (tx) => {
    const offices = { Asheville: uuid(), Raleigh: uuid(), Charlotte: uuid() }
    await tx
      .insertInto('agencies')
      .values({ ...demoAgency, time_zone: stage.zone })
      .execute()
    await tx
      .insertInto('offices')
      .values(
        demoOffices.map((name) => ({
          ...demoOfficeDetails[name],
          ...key,
          id: offices[name],
          name,
        })),
      )
      .execute()
    await tx
      .insertInto('phone_numbers')
      .values(
        demoNumbers.map(({ office, ...number }) => ({
          ...number,
          ...key,
          id: uuid(),
          office_id: office && offices[office],
        })),
      )
      .execute()
    const nurseId = await loadAgents(tx, users, offices, stage.scale)
    await loadPayors(tx, await loadServices(tx), nurseId)
    await note(tx)
  })
}

/** The clients, of every status. */
export async function loadAllClients(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const offices = await tx.selectFrom('offices').select(['id', 'name']).execute()
    const payors = await tx.selectFrom('payors').select(['id', 'type']).execute()
    const office = (name: string) => offices.find((one) => one.name === name)?.id ?? ''
    const payor = (type: string) => payors.find((one) => one.type === type)?.id ?? ''
    const players = await cast(stage, tx)
    await loadClients(
      players.as('manager'),
      {
        Asheville: office('Asheville'),
        Raleigh: office('Raleigh'),
        Charlotte: office('Charlotte'),
      },
      {
        medicaid: payor('medicaid'),
        advantage: payor('medicare_advantage'),
        veterans: payor('veterans_administration'),
        private: payor('private_pay'),
        council: payor('senior center'),
      },
      stage.scale,
    )
    await note(tx)
  })
}
