/** Words of names in the code that are read letter by letter. */
const acronyms = new Set([
  'cna',
  'csv',
  'dnr',
  'dob',
  'edi',
  'ein',
  'era',
  'evv',
  'hcpcs',
  'icd',
  'id',
  'npi',
  'pca',
  'pdf',
  'sms',
  'ssn',
  'url',
  'zip',
])

const spelled = (word: string): string => {
  if (acronyms.has(word)) return word.toUpperCase()
  const stem = word.replace(/s$/, '')
  return acronyms.has(stem) ? `${stem.toUpperCase()}s` : word
}

/** Words of the trade that are written as one. */
const compounds = /\bcheck (in|out)\b/g

/** A name of the code as words: `in_progress` becomes "In progress", `tax_id` "Tax ID". */
export const labelWords = (name: string): string => {
  const words = name
    .replace(/[_-]/g, ' ')
    .split(' ')
    .map(spelled)
    .join(' ')
    .replace(compounds, 'check-$1')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Fields that people know by another name than the code. */
const otherwise: Record<string, string> = {
  byte_size: 'File size',
  content_type: 'File type',
  filename: 'File name',
  signed_id: 'File',
}

/** IDs that people write down; every other one is of a record, and its label is what the record is. */
const written =
  /(^|_)(mail|medicaid|medicare|member|payer|provider|receiver|request|sender|submitter|tax)_ids?$/

/** A field as its label would read: of one that holds a record's id, what the record is. */
export const fieldWords = (field: string): string => {
  const known = otherwise[field]
  if (known !== undefined) return known
  if (written.test(field)) return labelWords(field)
  return labelWords(
    field
      .replace(/_(cents|attributes|at)$/, '')
      .replace(/(^|_)agent(?=_id)/, '$1caregiver')
      .replace(/_id(s?)$/, '$1'),
  )
}
