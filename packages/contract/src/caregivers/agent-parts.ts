import { employmentTypes } from '@homeward/domain/caregivers/vocabulary'
import { isSocialSecurityNumber } from '@homeward/domain/person/social-security-number'
import { genders } from '@homeward/domain/person/gender'
import { z } from 'zod'
import { nestedEntry } from '../nested.ts'
import { identifier } from '../agency/office-fields.ts'
import { phone } from '../phone.ts'
import { cents, day, email, id, line } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'

/** An office that a person works for. */
export const Assignment = z.object({
  id,
  office_id: id,
  office_name: z.string(),
  /** Whether the person sees nothing of other offices, unless another assignment is not limited. */
  limited: z.boolean(),
})
export type Assignment = z.infer<typeof Assignment>

/** One entry of assignments_attributes: adds an office, or with `_destroy` removes it. */
export const AssignmentAttributes = nestedEntry({ office_id: id, limited: z.boolean() }, [
  'office_id',
])

export const EmergencyContact = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  relationship: z.string().nullable(),
  email: z.string().nullable(),
})
export type EmergencyContact = z.infer<typeof EmergencyContact>

/** One entry of emergency_contacts_attributes: with an id it changes, with `_destroy` it removes. */
export const EmergencyContactAttributes = nestedEntry(
  {
    name: line(120),
    phone,
    relationship: line(60).nullable(),
    email: email.nullable(),
  },
  ['name', 'phone'],
)

/** By which number a payor knows a person. */
export const ProviderNumber = z.object({
  id,
  payor: z.object({ id, name: z.string() }),
  number: z.string(),
})
export type ProviderNumber = z.infer<typeof ProviderNumber>

/** One entry of provider_numbers_attributes: with an id it changes, with `_destroy` it removes. */
export const ProviderNumberAttributes = nestedEntry({ payor_id: id, number: identifier(50) }, [
  'payor_id',
  'number',
])

/** What only the office knows of a person. Protected numbers are masked to their last four characters. */
export const PrivateProfile = z.object({
  gender: z.enum(genders).nullable(),
  birthdate: day.nullable(),
  social_security_number: z.string().nullable(),
  hire_date: day.nullable(),
  termination_date: day.nullable(),
  /** Cents an hour; null for those who may not see pay. */
  pay_rate: cents.nullable(),
  citizen: z.boolean().nullable(),
  felon: z.boolean().nullable(),
  medicaid_id: z.string().nullable(),
  employment_type: z.enum(employmentTypes).nullable(),
  languages: z.array(z.string()),
})
export type PrivateProfile = z.infer<typeof PrivateProfile>

/** The fields of a private profile that change; what is not sent stays. */
export const PrivateProfileFields = z.strictObject({
  gender: z.enum(genders).nullable().optional(),
  birthdate: likelyDay.nullable().optional(),
  social_security_number: z
    .string()
    .trim()
    .overwrite((typed) => typed.replaceAll(/[ -]/g, ''))
    .refine(isSocialSecurityNumber, 'Enter nine digits like 123-45-6789.')
    .nullable()
    .optional(),
  hire_date: likelyDay.nullable().optional(),
  termination_date: likelyDay.nullable().optional(),
  /** Cents an hour; only for those who may see pay. */
  pay_rate: cents
    .min(0, 'Pay cannot be negative.')
    .max(100_000, 'Enter $1,000.00 per hour or less.')
    .nullable()
    .optional(),
  citizen: z.boolean().nullable().optional(),
  felon: z.boolean().nullable().optional(),
  medicaid_id: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{5,20}$/, 'Enter 5 to 20 letters and digits.')
    .nullable()
    .optional(),
  employment_type: z.enum(employmentTypes).nullable().optional(),
  languages: z.array(line(40)).max(20, 'Enter no more than 20 languages.').optional(),
})
