import { z } from 'zod'
import { id, instant } from './fields.ts'

/** Records of rooms that do not exist yet; their lists in profiles are empty. */
export const EvaluationLine = z.object({
  id,
  questionnaire_id: id,
  name: z.string(),
  status: z.string(),
  created_at: instant,
})

export const BackgroundCheckLine = z.object({ id, status: z.string(), created_at: instant })

export const BackgroundSearchLine = z.object({
  id,
  background_check_id: id,
  status: z.string(),
  created_at: instant,
})
