/** How notifications are marked; what is undefined stays. */
export type Marks = { read?: boolean; acknowledged?: boolean }

type Asked = Marks & { read_at?: string | null; acknowledged_at?: string | null }

/**
 * The marks that are asked for, in either spelling: yes or no, or an instant or null. Acknowledging
 * reads, and what is unread again is not acknowledged either.
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
