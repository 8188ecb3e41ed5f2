/** What became of a file that a payor or clearinghouse left for us. */
export const receivedFileStates = ['waiting', 'taken', 'failed', 'gone'] as const
export type ReceivedFileState = (typeof receivedFileStates)[number]
export const receivedFileStateLabels: Record<ReceivedFileState, string> = {
  waiting: 'Waiting',
  taken: 'Taken in',
  failed: 'Failed',
  gone: 'Removed there',
}

/** What such a file holds. */
export const receivedFileContents = ['remittance', 'answers', 'both', 'nothing'] as const
export type ReceivedFileContent = (typeof receivedFileContents)[number]
export const receivedFileContentLabels: Record<ReceivedFileContent, string> = {
  remittance: 'Remittance (835)',
  answers: 'Answers to claims',
  both: 'Remittance and answers',
  nothing: 'Unknown content',
}
