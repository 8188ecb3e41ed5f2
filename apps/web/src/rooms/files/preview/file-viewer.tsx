import type { Attachment } from '@homeward/contract/files/attachments'
import { ActionIcon, Button, Group, Modal, Text, VisuallyHidden } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import {
  IconArrowLeft,
  IconArrowRight,
  IconDownload,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useState } from 'react'
import styles from './preview.module.css'
import { PreviewBody } from './preview-body.tsx'

/** How much larger than what fits the width. */
const zooms = [1, 1.5, 2, 3] as const

type Props = {
  /** The files that can be turned over, in the order of the list. */
  files: readonly Attachment[]
  /** The one that is shown; the viewer is closed without one. */
  shown: Attachment | undefined
  onShow: (id: string) => void
  onClose: () => void
}

/** Pictures and PDFs over the screen, one after the other. Arrows turn them over, Escape closes. */
export const FileViewer = ({ files, shown, onShow, onClose }: Props) => (
  <Modal.Root
    opened={shown !== undefined}
    onClose={onClose}
    fullScreen
    // The list gives the focus to the row of the file that was looked at last.
    returnFocus={false}
    transitionProps={{ transition: 'fade' }}
  >
    <Modal.Overlay />
    <Modal.Content className={styles.viewer}>
      {shown && (
        <Turning key={shown.id} files={files} shown={shown} onShow={onShow} onClose={onClose} />
      )}
    </Modal.Content>
  </Modal.Root>
)

const Turning = ({ files, shown, onShow }: Props & { shown: Attachment }) => {
  const [zoom, setZoom] = useState(0)
  const at = files.findIndex(({ id }) => id === shown.id)
  const turn = (by: 1 | -1) => {
    const next = files[at + by]
    if (next) onShow(next.id)
  }
  useHotkeys([
    ['ArrowLeft', () => turn(-1)],
    ['ArrowRight', () => turn(1)],
  ])
  const place = `${at + 1} of ${files.length}`
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <Modal.Title>{shown.filename}</Modal.Title>
          <Text size="sm" c="dimmed" aria-hidden>
            {place}
          </Text>
        </div>
        <VisuallyHidden role="status">{`${shown.filename}, ${place}`}</VisuallyHidden>
        <Group gap={4} wrap="nowrap" className={styles.tools}>
          <Tool label="Previous file" icon={IconArrowLeft} off={at <= 0} onClick={() => turn(-1)} />
          <Tool
            label="Next file"
            icon={IconArrowRight}
            off={at >= files.length - 1}
            onClick={() => turn(1)}
          />
          <Tool
            label="Zoom out"
            icon={IconZoomOut}
            off={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <Tool
            label="Zoom in"
            icon={IconZoomIn}
            off={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
          <Button
            component="a"
            href={shown.url}
            download={shown.filename}
            variant="default"
            size="compact-md"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Download
          </Button>
          <Modal.CloseButton aria-label="Close preview" data-autofocus />
        </Group>
      </header>
      <PreviewBody file={shown} zoom={zooms[zoom] ?? 1} />
    </>
  )
}

type ToolProps = { label: string; icon: typeof IconZoomIn; off: boolean; onClick: () => void }

/** Stays in the order of tabs where it has nothing to do, so that the focus is not lost on the way. */
const Tool = ({ label, icon: Icon, off, onClick }: ToolProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size="lg"
    aria-label={label}
    title={label}
    aria-disabled={off}
    className={styles.tool}
    onClick={() => !off && onClick()}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
)
