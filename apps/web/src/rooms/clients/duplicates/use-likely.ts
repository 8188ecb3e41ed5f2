import { findClientDuplicates, type LikelyClient } from '@homeward/contract/clients/merge'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../plumbing/query.ts'
import type { ClientValues } from '../edit/values/client-values.ts'

/** What a person is recognised by: the names, and one thing that few share. */
export const identityOf = (values: ClientValues) => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  nickname: values.nickname.trim() || null,
  birthdate: /^\d{4}-\d{2}-\d{2}$/.test(values.birthdate) ? values.birthdate : null,
  phone: /^\+?[0-9 ()./-]{10,25}$/.test(values.phone.trim()) ? values.phone.trim() : null,
})

/** Who may be the same person as the one who is being typed. Numbers of insurances wait for saving. */
export const useLikely = (values: ClientValues): readonly LikelyClient[] => {
  const [identity] = useDebouncedValue(JSON.stringify(identityOf(values)), 600)
  const asked = JSON.parse(identity) as ReturnType<typeof identityOf>
  const enough =
    asked.first_name !== '' &&
    asked.last_name !== '' &&
    (asked.birthdate !== null || asked.phone !== null)
  const query = useQuery({
    ...queryOf(findClientDuplicates, asked),
    enabled: enough,
    // What was typed on the way is not kept.
    gcTime: 0,
    meta: { mayTimeOut: true },
  })
  return enough ? (query.data?.matches ?? []) : []
}
