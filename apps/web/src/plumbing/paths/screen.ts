import type { Capability } from '@homeward/domain/identity/capabilities'
import type { RecordType } from '@homeward/domain/identity/record-types'
import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { FlatQuery } from '../query-string.ts'

/**
 * Who a path is for. `guest` sends people with a session on to their home; `signed_in` is for the
 * office and for people in the field alike.
 */
type Access = 'public' | 'guest' | 'signed_in' | 'staff' | 'field'

/** The groups of the menu, by work, in their order. */
export const menuGroups = [
  'Dashboard',
  'Clients',
  'Caregivers',
  'Schedule',
  'Visits',
  'Billing',
  'Payroll',
  'Notifications',
  'Admin',
] as const

/** The groups of the admin area, by what one comes for, in their order. */
export const adminGroups = [
  'Agency',
  'Care and billing',
  'People and access',
  'Integrations and data',
  'Platform',
] as const

/** All that the app has to know of a screen. Menu, router, guard, palette and gallery go by it. */
export type Screen = {
  /** Number in the list of screens. */
  spec?: string
  /** `:name` is a parameter, `:name?` one that may be left out. */
  path: `/${string}`
  access: Access
  /** Capability without which the screen answers forbidden. */
  needs?: Capability
  /** Stands without rail and top bar. */
  alone?: true
  /**
   * Drawn before the frame, the queries and the list of the other screens are loaded; it goes by `to()`
   * to guests' screens only.
   */
  bare?: true
  /** Open to a super admin who has entered no agency. */
  outside?: true
  /** Its entry in the menu; `key` after g leads there. */
  menu?: { group: (typeof menuGroups)[number]; label: string; icon: TablerIcon; key?: string }
  /** Its tile in the admin area. */
  admin?: { group: (typeof adminGroups)[number]; title: string; hint: string }
  /** The records whose page it is: by the parameter of its path, or by `showsBy` in the query. */
  shows?: readonly RecordType[]
  showsBy?: (id: string) => FlatQuery
  /** The plain record that it lists; each opens in a panel beside the list. */
  plain?: RecordType
  /** A list of the API whose first record fills the parameter, for pictures and checks of the screen. */
  sample?: string
  /** The component, loaded when somebody goes there. */
  load: () => Promise<ComponentType>
}

export type Screens = Readonly<Record<string, Screen>>
