import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with services, their categories and activities. */
export const catalogueFailures = {
  service_name_taken: {
    status: 422,
    field: 'label',
    sentence:
      'Another service has this name in the jurisdiction. It may be an archived one, which can be restored.',
  },
  service_used: {
    status: 409,
    sentence:
      'Authorizations, visits, claims or rates refer to this service, so it cannot be deleted. Archive it instead.',
  },
  category_name_taken: {
    status: 422,
    field: 'name',
    sentence: 'The service has a category of this name already.',
  },
  category_used: {
    status: 409,
    sentence:
      'Activities of this category were answered in visits, so it cannot be deleted. Archive its activities instead.',
  },
  activity_name_taken: {
    status: 422,
    field: 'name',
    sentence:
      'The category has an activity of this name already. It may be an archived one, which can be restored.',
  },
  activity_used: {
    status: 409,
    sentence: 'This activity was answered in visits, so it cannot be deleted. Archive it instead.',
  },
} as const satisfies Record<string, FailureDeclaration>
