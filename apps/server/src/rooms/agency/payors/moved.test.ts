import { expect, test } from 'vitest'
import { beforeMigration } from '../../../testing/before-migration.ts'

test('vendors and the clearinghouse from before become accounts that payors point to', async () => {
  const { client, run } = await beforeMigration('0020_agency_integration_accounts.sql')
  const [one, other] = [
    '00000000-0000-7000-8000-0000000000a1',
    '00000000-0000-7000-8000-0000000000a2',
  ]
  await client.query(
    `insert into agencies (id, name, time_zone) values ($1, 'One', 'UTC'), ($2, 'Other', 'UTC')`,
    [one, other],
  )
  await client.query(
    `insert into payors (agency_id, id, name, type, payer_id, receiver_name, receiver_id, submitter_id,
       evv_vendor)
     select agency::uuid, gen_random_uuid(), name, 'medicaid', 'P', 'R', 'R', 'S', vendor
     from (values ($1, 'A', 'sandata'), ($1, 'B', 'sandata'), ($1, 'C', 'carebridge'), ($1, 'D', null),
       ($2, 'E', 'hhaexchange')) as payor (agency, name, vendor)`,
    [one, other],
  )
  await client.query(
    `insert into integrations (agency_id, id, kind, settings, enabled) values
       ($1, gen_random_uuid(), 'clearinghouse', '{"folder": "availity"}', true),
       ($2, gen_random_uuid(), 'clearinghouse', '{}', false),
       ($2, gen_random_uuid(), 'geocoder', '{"endpoint": "https://geo.example.org"}', true)`,
    [one, other],
  )
  await run('0020_agency_payor_accounts.sql', '0020_agency_tried_accounts.sql')
  const { rows: payors } = await client.query(
    `select p.name, e.name as evv, c.settings ->> 'folder' as folder from payors p
     left join integration_accounts e on e.agency_id = p.agency_id and e.id = p.evv_account_id
     left join integration_accounts c on c.agency_id = p.agency_id and c.id = p.clearinghouse_account_id
     order by p.name`,
  )
  expect(payors).toEqual([
    { name: 'A', evv: 'Sandata', folder: 'availity' },
    { name: 'B', evv: 'Sandata', folder: 'availity' },
    { name: 'C', evv: 'CareBridge', folder: 'availity' },
    { name: 'D', evv: null, folder: 'availity' },
    { name: 'E', evv: 'HHAeXchange', folder: null },
  ])
  const { rows: accounts } = await client.query(
    'select kind, vendor from integration_accounts order by agency_id, vendor',
  )
  expect(accounts).toEqual([
    { kind: 'evv', vendor: 'carebridge' },
    { kind: 'clearinghouse', vendor: 'folder' },
    { kind: 'evv', vendor: 'sandata' },
    { kind: 'evv', vendor: 'hhaexchange' },
  ])
  const { rows: left } = await client.query('select kind from integrations')
  expect(left).toEqual([{ kind: 'geocoder' }])
})
