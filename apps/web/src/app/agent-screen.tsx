import type { Agent } from '@homeward/contract/agents'
import { useCan } from '../plumbing/session/session.ts'
import { AgentProfile } from '../rooms/caregivers/profile/agent-profile.tsx'
import { CommentsCard } from '../rooms/collaboration/comments/comments-card.tsx'
import type { RecordTab } from '../ui/record/record-screen.tsx'

const commentsTab: RecordTab<Agent> = {
  id: 'comments',
  label: 'Comments',
  render: ({ id, name }) => <CommentsCard parent={{ type: 'Agent', id }} of={name} />,
}

/** R102: a person's page, where the rooms of caregivers and of comments meet. */
export const AgentScreen = () => {
  const can = useCan()
  return <AgentProfile more={can('comments.read') ? [commentsTab] : []} />
}
