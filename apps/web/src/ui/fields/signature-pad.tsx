import { Button, Group, Input, SegmentedControl, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import styles from './fields.module.css'
import { penOn, typedSignature } from './signature-image.ts'

export type SignatureWay = 'draw' | 'type' | 'attach'

type Props = {
  label: string
  hint?: string
  error?: string
  /** Gets the signature as PNG, or null where there is none; a picture takes a moment to be made. */
  onChange: (image: Promise<Blob | null>) => void
  /** The way that is open first. */
  first?: SignatureWay
  /** Lets somebody attach a picture of a signature on paper, and tells it. */
  attach?: (tell: (picture: Blob | null) => void) => ReactNode
}

/** A signature drawn with finger or pen, typed by people who cannot draw, or attached as a picture. */
export const SignaturePad = ({ label, hint, error, onChange, first = 'draw', attach }: Props) => {
  const [way, setWay] = useState<SignatureWay>(first)
  const change = (next: SignatureWay) => {
    setWay(next)
    onChange(Promise.resolve(null))
  }
  return (
    <Input.Wrapper label={label} description={hint} error={error} labelElement="div">
      <Group my={6}>
        <SegmentedControl
          size="xs"
          aria-label={t('{label}: draw or type', { label })}
          value={way}
          onChange={change}
          data={[
            { value: 'draw', label: t('Draw') },
            { value: 'type', label: t('Type') },
            ...(attach ? [{ value: 'attach' as const, label: 'Attach' }] : []),
          ]}
        />
      </Group>
      {way === 'draw' && <Drawn label={label} onChange={onChange} />}
      {way === 'attach' && attach?.((picture) => onChange(Promise.resolve(picture)))}
      {way === 'type' && (
        <TextInput
          label={t('Full name (typed signature)')}
          autoComplete="off"
          onChange={(event) => onChange(typedSignature(event.currentTarget.value))}
        />
      )}
    </Input.Wrapper>
  )
}

const Drawn = ({ label, onChange }: Pick<Props, 'label' | 'onChange'>) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const clear = useRef<() => void>(undefined)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (!canvas.current) return undefined
    const pen = penOn(canvas.current, (image) => tell(image))
    clear.current = pen.clear
    return pen.stop
  }, [])
  return (
    <>
      <div className={styles.pad}>
        <canvas ref={canvas} role="img" aria-label={t('{label}: drawing area', { label })} />
      </div>
      <Group mt={6}>
        <Button size="compact-sm" variant="subtle" onClick={() => clear.current?.()}>
          {t('Clear')}
        </Button>
      </Group>
    </>
  )
}
