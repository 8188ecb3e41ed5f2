import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { withNextFrame } from './next-frame.ts'

type Openable = { opened: boolean }

/** What opens over the page, loaded when it is opened first. */
export const whenOpened = <P extends Openable>(load: () => Promise<ComponentType<P>>) => {
  const Loaded = lazy(async () => {
    const Content = await load()
    return { default: (props: P) => <Opening content={Content} props={props} /> }
  })
  return (props: P) => {
    const [wanted, want] = useState(props.opened)
    if (props.opened && !wanted) want(true)
    if (!wanted) return null
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

type OpeningProps<P> = { content: ComponentType<P>; props: P }

/** It opens once it stands: from where the focus is then, which gets it back at the end. */
const Opening = <P extends Openable>({ content: Content, props }: OpeningProps<P>) => {
  const [stands, setStands] = useState(false)
  useEffect(() => withNextFrame(() => setStands(true)), [])
  return <Content {...props} opened={props.opened && stands} />
}
