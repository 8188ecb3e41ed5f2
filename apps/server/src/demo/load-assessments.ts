import { type Assessment, createAssessment as assessing } from '@homeward/contract/care/assessments'
import { activityLevels } from '@homeward/domain/catalogue/vocabulary'
import { addDays } from '@homeward/domain/time/zone'
import type { Tx } from '../plumbing/db/pool.ts'
import { createAssessment } from '../rooms/care/assessments/create-assessment.ts'
import { signAssessment } from '../rooms/care/assessments/sign-assessment.ts'
import type { Ctx } from '../plumbing/context.ts'
import { signedIdOf } from '../rooms/files/door.ts'
import { firstDay, firstMorning } from './days.ts'
import { findAuthorized } from './find-store.ts'
import { cast, onStage, type Stage } from './stage.ts'
import { storeSignature } from './store-signature.ts'
import { seededRandom } from './random.ts'

/** As many clients have an assessment; the last of them a draft. */
const most = 24

/** So many of them are signed. */
const signed = 18

const goals = ['Walk to the mailbox without help', 'Eat three meals a day', 'Stay safe at night']
const factors = ['Lives alone', 'Family helps daily', 'Pets in the home']
const equipment = ['Walker', 'Shower chair', 'Grab bars']

/** Assessments that a nurse made before the authorizations. */
export async function loadAssessments(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const nurse = (await cast(stage, tx)).as('nurse', firstMorning(stage))
    const random = seededRandom(99510)
    const pick = (from: readonly string[]) => from[random.between(0, from.length - 1)] ?? ''
    const authorized = await findAuthorized(tx, most)
    for (const [at, one] of authorized.entries()) {
      const input = assessing.input.parse({
        client_id: one.client_id,
        authorization_id: one.id,
        draft: at === authorized.length - 1,
        date: addDays(firstDay(stage), -7),
        start_date: one.start_date,
        end_date: one.end_date,
        authorized_minutes: 60 * random.between(8, 30),
        observed_by_id: nurse.actor.kind === 'person' ? nurse.actor.agentId : null,
        observed_at: firstMorning(stage).toISOString(),
        diagnosis: [{ code: 'I10', name: 'Essential hypertension' }],
        goals: [{ name: pick(goals) }],
        equipment: [{ name: pick(equipment) }],
        groups: { social_factors: [{ name: pick(factors) }] },
        services: servicesOf(one.categories, () => pick(activityLevels)),
      })
      const made = await createAssessment(nurse, input)
      if (at < signed) await sign(nurse, made)
    }
    await note(tx)
  })
}

/** Signs an assessment: the client, and the nurse who made it. */
async function sign(nurse: Ctx, assessment: Assessment): Promise<void> {
  const picture = async (name: string) => signedIdOf(nurse, (await storeSignature(nurse, name)).id)
  await signAssessment(nurse, assessment, {
    client_signature: await picture(assessment.client.name),
    nurse_signature: await picture(nurse.actor.name),
  })
}

type Category = Awaited<ReturnType<typeof findAuthorized>>[number]['categories'][number]

/** The services of an authorization with a level for each activity. */
const servicesOf = (categories: readonly Category[], level: () => string) =>
  [...new Set(categories.map(({ service_id }) => service_id))].map((id) => ({
    id,
    categories: categories
      .filter(({ service_id }) => service_id === id)
      .map((category) => ({
        id: category.id,
        activities: category.activities.map((activity) => ({
          id: activity,
          level: level(),
          frequency: 'Each visit',
        })),
      })),
  }))
