import {
  createActivity,
  createCategory,
  type ServiceActivity,
  type ServiceCategory,
} from '@homeward/contract/catalogue/activities'
import { type Service, createService } from '@homeward/contract/catalogue/services'
import type { InputOf } from '@homeward/contract/endpoint'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'

let made = 0

export const aService = (
  app: TestServer,
  world: World,
  overrides: Partial<InputOf<typeof createService>> = {},
): Promise<Service> =>
  call(app, world.owner, createService, {
    label: `Respite ${++made}`,
    procedure_code: 'S5150',
    ...overrides,
  })

export const aCategory = (
  app: TestServer,
  world: World,
  service_id: string,
  overrides: Partial<InputOf<typeof createCategory>> = {},
): Promise<ServiceCategory> =>
  call(app, world.owner, createCategory, {
    service_id,
    name: `Category ${++made}`,
    ...overrides,
  })

export const anActivity = (
  app: TestServer,
  world: World,
  category_id: string,
  overrides: Partial<InputOf<typeof createActivity>> = {},
): Promise<ServiceActivity> =>
  call(app, world.owner, createActivity, {
    category_id,
    name: `Activity ${++made}`,
    ...overrides,
  })
