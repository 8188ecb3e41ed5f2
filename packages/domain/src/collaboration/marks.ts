/** The marks of notifications; an undefined mark stays. */
export type Marks = { read?: boolean; acknowledged?: boolean }

type Asked = Marks & { read_at?: string | null; acknowledged_at?: string | null }

/**
 * The marks that are asked for, in either spelling: yes or no, or an instant or null. Acknowledging also
 * marks as read, and marking as unread also removes the acknowledgment.
 */
export const marksOf = (asked: Asked): Marks => {
  const acknowledged = asked.acknowledged ?? given(asked.acknowledged_at)
  const read = asked.read ?? given(asked.read_at)
  if (acknowledged === true) return { read: true, acknowledged: true }
  if (read === false) return { read: false, acknowledged: false }
  return {
    ...(read === undefined ? {} : { read }),
    ...(acknowledged === undefined ? {} : { acknowledged }),
  }
}

const given = (at: string | null | undefined): boolean | undefined =>
  at === undefined ? undefined : at !== null
