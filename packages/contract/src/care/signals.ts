import { z } from 'zod'
import { id } from '../fields.ts'
import { reportActions, reportJob } from '../reports/signals.ts'
import type { Actions, Events, Jobs, Topics } from '../signal.ts'

export const events = {
  'careplan.activated': z.object({ careplan_id: id }),
  /** An authorization that nothing follows ends in so many days or fewer. */
  'authorization.ending': z.object({ authorization_id: id, client_id: id, days: z.int() }),
  /** An active plan has other dates, another status or another authorization. */
  'careplan.changed': z.object({ careplan_id: id }),
} as const satisfies Events

export const jobs = {
  'care.alert_authorizations': z.object({}),
  'care.begin_careplans': z.object({}),
  'care.expire_careplans': z.object({}),
  'care.write_careplan_report': reportJob,
  'care.write_assessment_report': reportJob,
} as const satisfies Jobs

export const topics = {
  authorization: 'authorizations.read',
  assessment: 'assessments.read',
  assessment_report: 'assessments.write',
  careplan: 'careplans.read',
  careplan_report: 'lists.export',
} as const satisfies Topics

export const actions = {
  'authorization.created': 'authorization',
  'authorization.updated': 'authorization',
  'authorization.ending': 'authorization',
  'assessment.created': 'assessment',
  'assessment.updated': 'assessment',
  'assessment.signed': 'assessment',
  'assessment.archived': 'assessment',
  'assessment.restored': 'assessment',
  ...reportActions('assessment_report'),
  'careplan.created': 'careplan',
  'careplan.revised': 'careplan',
  'careplan.updated': 'careplan',
  'careplan.signed': 'careplan',
  'careplan.scheduled': 'careplan',
  'careplan.active': 'careplan',
  'careplan.inactive': 'careplan',
  'careplan.archived': 'careplan',
  'careplan.ended': 'careplan',
  'careplan.expired': 'careplan',
  ...reportActions('careplan_report'),
} as const satisfies Actions
