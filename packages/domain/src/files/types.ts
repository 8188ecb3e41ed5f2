/** The content types that may be uploaded; the content itself is checked, not only the name. */
export const uploadTypes = [
  'image/png',
  'image/jpeg',
  'application/pdf',
  'text/csv',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/edi-x12',
] as const

export type UploadType = (typeof uploadTypes)[number]

/** What a person calls a file of that type. */
export const uploadTypeLabels: Record<UploadType, string> = {
  'image/png': 'PNG image',
  'image/jpeg': 'JPEG image',
  'application/pdf': 'PDF document',
  'text/csv': 'CSV file',
  'text/plain': 'Text',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel workbook',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint slides',
  'application/edi-x12': 'X12 file',
}

/** File extensions by type, for files whose type a browser does not know. */
export const uploadEndings: Record<string, UploadType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  csv: 'text/csv',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '835': 'application/edi-x12',
  '837': 'application/edi-x12',
  edi: 'application/edi-x12',
  x12: 'application/edi-x12',
}

/** What people may attach to a record: everything but the files of the billing room. */
export const attachmentTypes: readonly UploadType[] = uploadTypes.filter(
  (type) => type !== 'application/edi-x12',
)

/** The largest file that is accepted, in bytes. */
export const uploadLimit = 25 * 1024 * 1024

/** Whether it is a raster image: a browser shows it, and nothing in it can run. */
export const isPicture = (type: string): boolean => type === 'image/png' || type === 'image/jpeg'

/** Whether it is a PDF; the app draws it itself. */
export const isPdf = (type: string): boolean => type === 'application/pdf'

/** Whether the content can be shown in the app. */
export const isPreviewable = (type: string): boolean => isPicture(type) || isPdf(type)
