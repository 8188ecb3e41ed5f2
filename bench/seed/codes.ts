import { agencyId, idOf, size } from './ids.ts'
import { mixed, oneOf } from './names.ts'

const conditions =
  'Fracture Diabetes Hypertension Neoplasm Injury Ulcer Infection Dementia Arthritis Paralysis Failure Sprain Burn Laceration Abscess Contusion Dislocation Stenosis Embolism Disorder'
const sites =
  'femur hip heart kidney lung brain shoulder forearm ankle knee spine liver stomach eye ear hand foot pelvis skull bladder colon wrist elbow humerus'
const sides = 'right left bilateral unspecified'
const ends =
  'initial-encounter subsequent-encounter sequela with-complications without-complications routine-healing delayed-healing nonunion malunion'

const described = `concat(${oneOf(conditions, mixed('n', 8))}, ' of ', ${oneOf(sides, mixed('n', 9))}, ' ',
  ${oneOf(sites, mixed('n', 10))}, ', ', replace(${oneOf(ends, mixed('n', 11))}, '-', ' '))`

/** A release as large as a year's file of ICD-10-CM, which the agency uses; one code in nine is a heading. */
export const codes = {
  'diagnosis codes': `
    insert into icd_releases (id, name, year, sha256, codes_count, completed_at)
      values (${idOf('release', '1')}, 'ICD-10-CM 2026', 2026, sha256('bench'), ${size.codes}, now());
    insert into icd_codes (release_id, code, billable, description, long_description)
      select ${idOf('release', '1')},
        chr(65 + n % 26) || lpad((n / 26 % 100)::text, 2, '0')
          || case when n < 2600 then '' else lpad((n / 2600)::text, 3, '0') end,
        n % 9 > 0, left(${described}, 60), ${described}
      from generate_series(0, ${size.codes} - 1) n;
    update agencies set icd_release_id = ${idOf('release', '1')} where id = '${agencyId}'`,
}
