import type { Careplan } from '@homeward/contract/care/careplans'
import { reviseCareplan } from '@homeward/contract/care/careplan-versions'
import { Button } from '@mantine/core'
import { IconGitBranch, IconPencil } from '@tabler/icons-react'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'

/** Begins the next version of a plan in force, or leads to the one that is being prepared. */
export const ReviseButton = ({ careplan }: { careplan: Careplan }) => {
  const go = useGo()
  const { client, id, status, version, versions, abilities } = careplan
  const edit = (careplanId: string) => to('careplan.edit', { clientId: client.id, careplanId })
  const revise = useWrite(reviseCareplan, { onDone: (next) => go(edit(next.id)) })
  const prepared = versions.find(
    (one) => one.id !== id && one.version > 1 && /^(draft|scheduled)$/.test(one.status),
  )
  if (prepared && status === 'active')
    return (
      <Button
        variant="default"
        component={PageLink}
        href={to('careplan', { clientId: client.id, careplanId: prepared.id })}
        leftSection={<IconPencil size={16} aria-hidden />}
      >
        Continue version {prepared.version}
      </Button>
    )
  if (!abilities.revise) return null
  return (
    <Button
      variant="default"
      loading={revise.isPending}
      leftSection={<IconGitBranch size={16} aria-hidden />}
      onClick={() => revise.mutate({ id })}
    >
      {status === 'active' ? 'Revise' : `Revise from version ${version}`}
    </Button>
  )
}
