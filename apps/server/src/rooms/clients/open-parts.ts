import {
  ClientSettings,
  Demographics,
  type DemographicsAttributes,
  type SettingsAttributes,
} from '@homeward/contract/clients/parts'
import type { z } from 'zod'
import type { Json } from '../../plumbing/db/schema.generated.ts'

const noDemographics: Demographics = {
  ethnicity: null,
  race: [],
  interpreter_needed: false,
  living_situation: null,
  lives_with: null,
  occupation: null,
}

const noSettings: ClientSettings = {
  caregiver_gender: 'any',
  do_not_send: [],
  preferred_language: null,
  contact_by: null,
  pets: null,
  smoking: null,
  allergies: null,
  note: null,
}

const partsOf = (stored: Json): object =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {}

/** The stored demographics, with defaults for missing values. */
export const demographicsOf = (stored: Json): Demographics =>
  Demographics.parse({ ...noDemographics, ...partsOf(stored) })

/** The stored settings, with defaults for missing values. */
export const settingsOf = (stored: Json): ClientSettings =>
  ClientSettings.parse({ ...noSettings, ...partsOf(stored) })

/** The new stored value: the sent parts replace the old ones, without duplicates. */
export const changedDemographics = (
  stored: Json,
  { race, ...sent }: z.output<typeof DemographicsAttributes>,
): object => ({ ...partsOf(stored), ...sent, ...(race && { race: [...new Set(race)] }) })

/** As `changedDemographics`, for the settings. */
export const changedSettings = (
  stored: Json,
  { do_not_send: agents, ...sent }: z.output<typeof SettingsAttributes>,
): object => ({ ...partsOf(stored), ...sent, ...(agents && { do_not_send: [...new Set(agents)] }) })
