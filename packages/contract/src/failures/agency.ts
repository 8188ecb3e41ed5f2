import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with the agency, its offices, payors, numbers, codes and integrations. */
export const agencyFailures = {
  time_zone_unconfirmed: {
    status: 409,
    field: 'time_zone',
    sentence:
      'Visits are already scheduled. Their local times will change. Confirm the time zone change.',
  },
  sign_in_name_taken: {
    status: 422,
    field: 'sign_in_name',
    sentence: 'Another agency has this sign-in name. Choose another.',
  },
  office_name_taken: {
    status: 422,
    field: 'name',
    sentence: 'Another office has this name. If it is archived, you can restore it.',
  },
  integration_exists: {
    status: 409,
    field: 'kind',
    sentence: 'This is set up already. Change it where it stands.',
  },
  last_office: {
    status: 409,
    sentence:
      'This is the only active office. Add or restore another office before you archive this one.',
  },
  office_has_clients: {
    status: 409,
    sentence:
      'This office has active clients. Move them first or confirm that they keep this office.',
  },
  payor_name_taken: {
    status: 422,
    field: 'name',
    sentence: 'Another payor has this name. If it is archived, you can restore it.',
  },
  rate_overlap: {
    status: 422,
    field: 'start_date',
    sentence: 'Another rate for this payor and service overlaps these dates. End that rate first.',
  },
  rate_used: {
    status: 409,
    sentence:
      'Claims use this rate, so you cannot change it. End it after the last claimed day and add a new rate from the next day.',
  },
  phone_number_taken: {
    status: 422,
    field: 'number',
    sentence: 'This number is already in the list.',
  },
  codes_loading: {
    status: 409,
    sentence: 'A code file is loading. Wait until it finishes or cancel it.',
  },
  codes_not_loading: {
    status: 409,
    sentence: 'This file is no longer loading, so there is nothing to cancel.',
  },
  integration_of_process: {
    status: 409,
    sentence: 'The server configuration sets this for all agencies. Ask your system administrator.',
  },
  integration_incomplete: {
    status: 422,
    sentence: 'Complete the settings before you turn this on or test it.',
  },
  account_not_tried: {
    status: 409,
    sentence: 'This service type does not have a connection test.',
  },
  address_not_public: {
    status: 422,
    field: 'settings.endpoint',
    sentence:
      'This address is on a private network or cannot be found. Enter a public HTTPS address.',
  },
  geocoder_off: {
    status: 409,
    sentence:
      'No geocoder is enabled. Set one up under Integrations or enter the coordinates manually.',
  },
} as const satisfies Record<string, FailureDeclaration>
