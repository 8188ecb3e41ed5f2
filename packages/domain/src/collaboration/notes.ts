/** What people write down beside the records: comments, notes of a review, notes of a task. */
export const noteKinds = ['comment', 'review', 'activity'] as const
export type NoteKind = (typeof noteKinds)[number]
export const noteKindLabels: Record<NoteKind, string> = {
  comment: 'Comment',
  review: 'Visit review',
  activity: 'Visit task',
}
