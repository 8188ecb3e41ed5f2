import { careplanStatuses } from '@homeward/domain/care/vocabulary'
import { id } from '../fields.ts'
import { reportCalls } from '../reports/report-calls.ts'
import { z } from 'zod'

const calls = reportCalls({
  room: 'care',
  permission: 'assessments.write',
  path: '/assessment_reports',
  of: 'assessments',
  filter: {
    by_client_id: id.optional(),
    /** Of clients who belong to the office. */
    office_id: id.optional(),
    assessment_status: z.enum(careplanStatuses).optional(),
  },
  spec: {},
})

export const listAssessmentReports = calls.list
export const getAssessmentReport = calls.get
export const createAssessmentReport = calls.create
export const updateAssessmentReport = calls.update
