import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toastNote } from '../../plumbing/failures/toasts.ts'
import { words } from '../../plumbing/failures/words.ts'
import { inTime } from '../../plumbing/in-time.ts'
import { t } from '../../plumbing/language/translate.ts'
import { withNextFrame } from './next-frame.ts'

type Openable = { opened: boolean; onClose?: () => void }

/**
 * What opens over the page, loaded when it is opened first. Where that fails the page stays, and the
 * next opening tries again.
 */
export const whenOpened = <P extends Openable>(load: () => Promise<ComponentType<P>>) => {
  let loaded: ComponentType<P> | undefined
  return (props: P) => {
    const [Content, setContent] = useState<ComponentType<P> | undefined>(() => loaded)
    const [asked, ask] = useState(props.opened)
    if (props.opened && !asked) ask(true)
    const wanted = props.opened && Content === undefined
    const close = useEffectEvent(() => props.onClose?.())
    useEffect(() => {
      if (!wanted) return undefined
      let left = false
      inTime(load).then(
        (content) => {
          loaded = content
          if (!left) setContent(() => content)
        },
        () => {
          if (left) return
          toastNote(t(words.notLoaded))
          close()
        },
      )
      return () => {
        left = true
      }
    }, [wanted])
    return asked && Content ? <Opening content={Content} props={props} /> : null
  }
}

type OpeningProps<P> = { content: ComponentType<P>; props: P }

/** It opens once it stands: from where the focus is then, which gets it back at the end. */
const Opening = <P extends Openable>({ content: Content, props }: OpeningProps<P>) => {
  const [stands, setStands] = useState(false)
  useEffect(() => withNextFrame(() => setStands(true)), [])
  return <Content {...props} opened={props.opened && stands} />
}
