import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with the agency, its offices, payors, numbers, codes and integrations. */
export const agencyFailures = {
  time_zone_unconfirmed: {
    status: 409,
    field: 'time_zone',
    sentence:
      'Visits are planned already. They stay at the moment that was planned, so the clock shows another time for them. Confirm that this is wanted.',
  },
  office_name_taken: {
    status: 422,
    field: 'name',
    sentence: 'Another office has this name. It may be an archived one, which can be restored.',
  },
  integration_exists: {
    status: 409,
    field: 'kind',
    sentence: 'This is set up already. Change it where it stands.',
  },
  last_office: {
    status: 409,
    sentence: 'This is the only open office. Open another one before this one is archived.',
  },
  payor_name_taken: {
    status: 422,
    field: 'name',
    sentence: 'Another payor has this name. It may be an archived one, which can be restored.',
  },
  rate_overlap: {
    status: 422,
    field: 'start_date',
    sentence:
      'Another rate of this payor for the service covers some of these days. End that one first.',
  },
  rate_used: {
    status: 409,
    sentence:
      'Claims were made with this rate, so it stays as it was. End it after the last claimed day, and add a new rate from the day after.',
  },
  phone_number_taken: {
    status: 422,
    field: 'number',
    sentence: 'This number is in the list already.',
  },
  codes_loading: {
    status: 409,
    sentence: 'A file of codes is being loaded. Wait until it is done, or cancel it.',
  },
  codes_not_loading: {
    status: 409,
    sentence: 'This file is not being loaded any more, so there is nothing to cancel.',
  },
  integration_of_process: {
    status: 409,
    sentence:
      'This is set where the server is started, for all agencies at once. Ask whoever runs the server.',
  },
  integration_incomplete: {
    status: 422,
    sentence: 'This cannot be switched on or tested before its settings are complete.',
  },
  account_not_tried: {
    status: 409,
    sentence: 'Nothing is exchanged with this service from here yet, so there is nothing to test.',
  },
  address_not_public: {
    status: 422,
    field: 'settings.endpoint',
    sentence:
      'This address lies in a private network, or cannot be found. Use a public HTTPS address.',
  },
  geocoder_off: {
    status: 409,
    sentence:
      'No geocoder is switched on. Set one up under integrations, or enter the coordinates by hand.',
  },
} as const satisfies Record<string, FailureDeclaration>
