import type { Assessment } from '@homeward/contract/care/assessments'
import { Assessment as Shape } from '@homeward/contract/care/assessments'
import type { Signature } from '@homeward/contract/files/signatures'
import { assessmentAbilities, assessmentStatusOn } from '@homeward/domain/care/assessment'
import { factorGroups } from '@homeward/domain/care/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { downloadUrl, signaturesOf, standingOf } from '../../files/door.ts'
import { type AssessmentRow, findAssessment } from './store.ts'

/** One assessment as it is answered. */
export async function loadAssessment(ctx: Ctx, id: string): Promise<Assessment> {
  const [assessment] = await presentAssessments(ctx, [found(await findAssessment(ctx.tx, id))])
  return found(assessment)
}

const { diagnosis, goals, equipment, groups } = Shape.shape

/** Assessments as they are answered; their dates decide the status on the agency's day. */
export async function presentAssessments(
  ctx: Ctx,
  rows: readonly AssessmentRow[],
): Promise<Assessment[]> {
  const signatures = await signaturesOf(
    ctx,
    'assessment',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentAssessment(ctx, row, signatures.get(row.id) ?? []))
}

function presentAssessment(
  ctx: Ctx,
  row: AssessmentRow,
  signatures: readonly Signature[],
): Assessment {
  const days = { startDate: row.start_date, endDate: row.end_date }
  const status = assessmentStatusOn({ ...days, status: row.status }, ctx.today)
  const [first] = row.services
  return {
    id: row.id,
    agency_id: row.agency_id,
    client_id: row.client_id,
    client: { id: row.client_id, name: row.client_name },
    authorization_id: row.authorization_id,
    authorization: row.authorization,
    status,
    date: row.date,
    start_date: row.start_date,
    end_date: row.end_date,
    agent_id: row.agent_id,
    agent: row.agent,
    observed_by_id: row.observed_by_id,
    observed_by: row.observed_by,
    observed_at: row.observed_at,
    corrector_id: row.corrector_id,
    corrector: row.corrector,
    authorized_minutes: row.authorized_minutes,
    diagnosis: diagnosis.parse(row.diagnosis),
    goals: goals.parse(row.goals),
    equipment: equipment.parse(row.equipment),
    groups: groups.parse({ ...noFactors, ...(row.groups as object) }),
    services: row.services.map(({ id, label, activities }) => ({
      id,
      label,
      categories: byCategory(activities),
    })),
    service: first ? { id: first.id, label: first.label } : null,
    document:
      row.file_id === null
        ? null
        : { name: row.file_name ?? '', url: downloadUrl(ctx, row.file_id) },
    ...signed(signatures),
    lock_version: row.lock_version,
    abilities: assessmentAbilities(ctx.holder, { status }),
  }
}

/** Who has signed, and whose signature is missing. */
function signed(all: readonly Signature[]) {
  const { by, ...standing } = standingOf('assessment', all)
  return { client_signature: by('client', 'guardian'), nurse_signature: by('nurse'), ...standing }
}

const noFactors = Object.fromEntries(factorGroups.map((group) => [group, []]))

type Row = AssessmentRow['services'][number]['activities'][number]
type Category = Assessment['services'][number]['categories'][number]

/** Activities under their categories, both in the order of the catalogue. */
function byCategory(activities: readonly Row[]): Category[] {
  const categories = new Map<string, Category>()
  for (const { category_id, category_name, ...activity } of activities) {
    const category = categories.get(category_id) ?? {
      id: category_id,
      name: category_name,
      activities: [],
    }
    category.activities.push(activity)
    categories.set(category_id, category)
  }
  return [...categories.values()]
}
