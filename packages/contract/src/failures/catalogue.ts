import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with services, their categories and activities. */
export const catalogueFailures = {
  service_name_taken: {
    status: 422,
    field: 'label',
    sentence: 'Another service in this state has this name. If it is archived, you can restore it.',
  },
  service_used: {
    status: 409,
    sentence:
      'Authorizations, visits, claims or rates use this service, so you cannot delete it. Archive it instead.',
  },
  category_name_taken: {
    status: 422,
    field: 'name',
    sentence: 'The service already has a category with this name.',
  },
  category_used: {
    status: 409,
    sentence:
      'Visits use activities in this category, so you cannot delete it. Archive its activities instead.',
  },
  activity_name_taken: {
    status: 422,
    field: 'name',
    sentence:
      'The category already has an activity with this name. If it is archived, you can restore it.',
  },
  activity_used: {
    status: 409,
    sentence: 'Visits use this activity, so you cannot delete it. Archive it instead.',
  },
} as const satisfies Record<string, FailureDeclaration>
