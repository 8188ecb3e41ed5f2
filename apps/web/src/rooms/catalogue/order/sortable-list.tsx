import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { announcementsFor, instructions } from './announcements.ts'
import styles from './order.module.css'

type Named = { id: string; name: string }

type Props<Item extends Named> = {
  items: readonly Item[]
  label: string
  /** Whether the order may be changed here. */
  enabled: boolean
  /** Places count from 0. */
  onMove: (item: Item, to: number) => void
  children: (item: Item, handle: ReactNode, at: number) => ReactNode
}

/** A list that is put in order by a pointer, by a finger, or by the keyboard on each handle. */
export const SortableList = <Item extends Named>(props: Props<Item>) => {
  const { items, label, enabled, onMove, children } = props
  const sensors = useSensors(
    // A click on the handle is no move yet.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const item = items.find(({ id }) => id === active.id)
    const to = items.findIndex(({ id }) => id === over?.id)
    if (item && to >= 0 && over?.id !== active.id) onMove(item, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(items),
        screenReaderInstructions: instructions,
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={styles.list} aria-label={label}>
          {items.map((item, at) => (
            <Row key={item.id} item={item} enabled={enabled}>
              {(handle) => children(item, handle, at)}
            </Row>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

type RowProps = { item: Named; enabled: boolean; children: (handle: ReactNode) => ReactNode }

const Row = ({ item: { id, name }, enabled, children }: RowProps) => {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, disabled: !enabled })
  const at: CSSProperties = {
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
    transition,
  }
  const handle = enabled && (
    <ActionIcon
      ref={setActivatorNodeRef}
      className={styles.handle}
      variant="subtle"
      color="gray"
      {...attributes}
      {...listeners}
      aria-label={`Move ${name}`}
    >
      <IconGripVertical size={16} aria-hidden />
    </ActionIcon>
  )
  return (
    <li ref={setNodeRef} style={at} className={styles.row} data-dragging={isDragging || undefined}>
      {children(handle)}
    </li>
  )
}
