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

/** The demographics as they are stored, what was never said filled in. */
export const demographicsOf = (stored: Json): Demographics =>
  Demographics.parse({ ...noDemographics, ...partsOf(stored) })

/** The settings as they are stored, what was never said filled in. */
export const settingsOf = (stored: Json): ClientSettings =>
  ClientSettings.parse({ ...noSettings, ...partsOf(stored) })

/** What is stored after a change: the parts that were sent, each value once. */
export const changedDemographics = (
  stored: Json,
  { race, ...sent }: z.output<typeof DemographicsAttributes>,
): object => ({ ...partsOf(stored), ...sent, ...(race && { race: [...new Set(race)] }) })

/** As `changedDemographics`, for the settings. */
export const changedSettings = (
  stored: Json,
  { do_not_send: agents, ...sent }: z.output<typeof SettingsAttributes>,
): object => ({ ...partsOf(stored), ...sent, ...(agents && { do_not_send: [...new Set(agents)] }) })
