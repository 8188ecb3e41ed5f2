import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with a check-in or check-out that no phone of the caregiver took. */
export const entryFailures = {
  entry_reason_required: {
    status: 422,
    field: 'reason',
    sentence: 'Select why staff enter this time. With Other, enter a note as well.',
  },
  fob_missing: {
    status: 409,
    sentence: 'No device is registered at this client’s home.',
  },
  fob_code_wrong: {
    status: 422,
    field: 'code',
    sentence: 'No device at this client’s home showed this code at that time.',
  },
  fob_code_other_time: {
    status: 422,
    field: 'at',
    sentence: 'The device showed this code at another time.',
  },
  fob_code_other_client: {
    status: 422,
    field: 'code',
    sentence: 'The device of another client showed this code.',
  },
  fob_code_used: {
    status: 409,
    field: 'code',
    sentence: 'This code was used before. Each code counts once.',
  },
  fob_serial_taken: {
    status: 422,
    field: 'serial',
    sentence: 'A device with this serial number is registered. Retire it there first.',
  },
  fob_clock_unknown: {
    status: 422,
    field: 'code',
    sentence: 'The device does not show this code now. Check the key, and enter the newest code.',
  },
} as const satisfies Record<string, FailureDeclaration>
