import type { Endpoint } from '@homeward/contract/endpoint'
import type { Input } from '../api/request.ts'

const verbs = {
  GET: 'Read',
  POST: 'Add',
  PUT: 'Change',
  PATCH: 'Change',
  DELETE: 'Remove',
} as const

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

/** Fields that say which record is meant. */
const names = ['name', 'label', 'title', 'number', 'filename'] as const

const nameIn = (input: Input): string | undefined => {
  const whole = [input.first_name, input.last_name].filter((part) => typeof part === 'string')
  if (whole.length > 0) return whole.join(' ')
  const name = names.map((field) => input[field]).find((value) => typeof value === 'string')
  return typeof name === 'string' ? name : undefined
}

/** A write in words for the list of unsent changes: "Add client, Rosa Alvarez", "Visit: review". */
export const writeWords = ({ method, path }: Endpoint, input: Input): string => {
  const parts = path.split('/').filter((part) => part !== '')
  const [head = '', ...rest] = parts.filter((part) => !part.startsWith(':'))
  const thing = singular(head.replaceAll('_', ' '))
  const act = rest.join(' ').replaceAll('_', ' ')
  const name = nameIn(input)
  const done =
    act === ''
      ? `${verbs[method]} ${thing}`
      : `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: ${act}`
  return name === undefined ? done : `${done}, ${name}`
}

/** Fields that name the record which a change is about. */
const records = [
  'id',
  'client_id',
  'visit_id',
  'agent_id',
  'parent_id',
  'service_id',
  'category_id',
]

/** What a change is about: changes of one record are sent in order. */
export const scopeOf = (input: Input, key: string): string => {
  const found = records.map((field) => input[field]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : key
}
