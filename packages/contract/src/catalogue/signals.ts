import type { Actions, Topics } from '../signal.ts'

export const topics = { service: 'catalogue.read' } as const satisfies Topics

export const actions = {
  'service.created': 'service',
  'service.updated': 'service',
  'service.duplicated': 'service',
  'service.deleted': 'service',
  'category.created': 'category',
  'category.updated': 'category',
  'category.deleted': 'category',
  'activity.created': 'activity',
  'activity.updated': 'activity',
  'activity.deleted': 'activity',
} as const satisfies Actions
