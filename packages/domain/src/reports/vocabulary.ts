/** What a report is about; each kind belongs to the room of its records. */
const reportKinds = [
  'visit_report',
  'assessment_report',
  'careplan_report',
  'claim_report',
] as const
export type ReportKindName = (typeof reportKinds)[number]

/** A report is pending until a job has made its file. One that is archived is hidden, and so is a canceled one. */
export const reportStatuses = ['completed', 'pending', 'failed', 'archived'] as const
export type ReportStatus = (typeof reportStatuses)[number]

export const reportStatusLabels: Record<ReportStatus, string> = {
  completed: 'Ready',
  pending: 'In progress',
  failed: 'Failed',
  archived: 'Archived',
}

/** The reports that a list shows first. */
export const defaultReportStatus: ReportStatus = 'completed'

export const reportFormats = ['csv', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const reportFormatLabels: Record<ReportFormat, string> = { csv: 'CSV', pdf: 'PDF' }

/** The most rows of a PDF, about 3,000 pages; `report_too_long` says it. A CSV file has no such limit. */
export const mostPdfRows = 100_000
