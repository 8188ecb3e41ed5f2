import { Alert, Button, Text } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import type { News } from './merge.ts'
import { NewsList } from './news-list.tsx'
import type { Tellers } from './version-words.ts'

type Props = { news: News; tellers: Tellers; onTake: () => void }

/** Tells what somebody else saved while the person types; nothing of it is in the fields yet. */
export const NewsPanel = ({ news, tellers, onTake }: Props) =>
  news.changes.length + news.additions.length > 0 && (
    <Alert
      color="amber"
      icon={<IconGitMerge aria-hidden />}
      title="Changed by somebody else meanwhile"
      role="status"
    >
      <Text size="sm">What you type stays. Take this over now, or when you are done.</Text>
      <NewsList news={news} tellers={tellers} />
      <Button size="compact-sm" variant="default" onClick={onTake}>
        Take it over
      </Button>
    </Alert>
  )
