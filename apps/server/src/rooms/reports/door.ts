export type { Asked, ReportKind } from './report-kind.ts'
export { reportTask } from './report-task.ts'
export { reportVerbs } from './report-verbs.ts'
export { pdfParts, pdfPieces } from './write-pdf.ts'
