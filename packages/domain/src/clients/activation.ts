import { asksForAuthorization, type PayorType } from '../agency/vocabulary.ts'

/** The facts about a client that decide whether care can begin. */
export type ActivationFacts = {
  birthdate: string | null
  genderConfirmed: boolean
  phone: string | null
  hasOffice: boolean
  address: { latitude: number | null; longitude: number | null } | null
  /** The type of the primary payor; null without one. */
  payor: PayorType | null
  hasMemberId: boolean
  diagnoses: number
  emergencyContacts: number
  physicians: number
  /** Authorizations that are active today or later. */
  authorizations: number
  /** Care plans that are active today or later. */
  careplans: number
}

/** The parts of a client's record where missing items are added. */
export const clientParts = [
  'person',
  'contact',
  'addresses',
  'insurance',
  'medical',
  'contacts',
  'authorizations',
  'careplans',
] as const
export type ClientPart = (typeof clientParts)[number]

export const missingIds = [
  'birthdate',
  'address',
  'payor',
  'member_id',
  'authorization',
  'careplan',
  'gender',
  'coordinates',
  'diagnosis',
  'emergency_contact',
  'physician',
  'phone',
  'office',
] as const
type MissingId = (typeof missingIds)[number]

/** A missing item. A client does not become active while a blocking one is missing. */
type Missing = { id: MissingId; blocks: boolean; sentence: string; part: ClientPart }

type Need = Omit<Missing, 'id'> & { isMissing: (facts: ActivationFacts) => boolean }

/** Clients who pay themselves have neither member ID nor authorization. */
const isInsured = ({ payor }: ActivationFacts): boolean =>
  payor !== null && asksForAuthorization(payor)

const needs: Record<MissingId, Need> = {
  birthdate: {
    blocks: true,
    part: 'person',
    sentence: 'The birthdate is missing. Payors use it to identify the client.',
    isMissing: ({ birthdate }) => birthdate === null,
  },
  address: {
    blocks: true,
    part: 'addresses',
    sentence: 'There is no primary address. Caregivers would not know where to go.',
    isMissing: ({ address }) => address === null,
  },
  payor: {
    blocks: true,
    part: 'insurance',
    sentence: 'There is no primary payor. Choose one.',
    isMissing: ({ payor }) => payor === null,
  },
  member_id: {
    blocks: true,
    part: 'insurance',
    sentence: 'The member ID is missing. Payors reject claims without it.',
    isMissing: (facts) => isInsured(facts) && !facts.hasMemberId,
  },
  authorization: {
    blocks: true,
    part: 'authorizations',
    sentence: 'There is no active authorization. The payor would not pay for visits.',
    isMissing: (facts) => isInsured(facts) && facts.authorizations === 0,
  },
  careplan: {
    blocks: true,
    part: 'careplans',
    sentence: 'There is no active care plan. A care plan creates the visits.',
    isMissing: ({ careplans }) => careplans === 0,
  },
  gender: {
    blocks: false,
    part: 'person',
    sentence: 'The gender is not confirmed. Claims require it.',
    isMissing: ({ genderConfirmed }) => !genderConfirmed,
  },
  coordinates: {
    blocks: false,
    part: 'addresses',
    sentence: 'The address has no map location, so check-ins cannot be compared with it.',
    isMissing: ({ address }) =>
      address !== null && (address.latitude === null || address.longitude === null),
  },
  diagnosis: {
    blocks: false,
    part: 'medical',
    sentence: 'There is no diagnosis. Claims require one.',
    isMissing: ({ diagnoses }) => diagnoses === 0,
  },
  emergency_contact: {
    blocks: false,
    part: 'contacts',
    sentence: 'There is no emergency contact.',
    isMissing: ({ emergencyContacts }) => emergencyContacts === 0,
  },
  physician: {
    blocks: false,
    part: 'medical',
    sentence: 'There is no physician.',
    isMissing: ({ physicians }) => physicians === 0,
  },
  phone: {
    blocks: false,
    part: 'contact',
    sentence: 'There is no phone number.',
    isMissing: ({ phone }) => phone === null,
  },
  office: {
    blocks: false,
    part: 'person',
    sentence: 'The client has no office.',
    isMissing: ({ hasOffice }) => !hasOffice,
  },
}

/** The missing items before a client can become active, blocking ones first. */
export const missingToActivate = (facts: ActivationFacts): Missing[] =>
  missingIds.flatMap((id) => {
    const { isMissing, ...need } = needs[id]
    return isMissing(facts) ? [{ id, ...need }] : []
  })
