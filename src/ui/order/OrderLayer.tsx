import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useOnDemandText } from '../../messages/onDemand';
import { MoveIcon } from '../icons';
import './order.css';

/** What can be moved: `key` tells it from the others, `element` is where it is drawn. */
export type OrderedItem = { key: string; name: string; element: HTMLElement };
type Props = {
  items: readonly OrderedItem[];
  /** One was dropped where another stands, by their keys. */
  onMove: (key: string, to: string) => void;
};

const keyboard = { coordinateGetter: sortableKeyboardCoordinates };
// a click is no drag, and neither is a finger that scrolls
const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: 150, tolerance: 5 } };

/**
 * Lets people change the order of a list by mouse, touch and keyboard, and tells it to those who listen. It stands beside
 * the list and puts a handle into each item, so that a list which is there already is not drawn anew when this arrives.
 * The items' own elements are positioned; Esc puts a lifted one back.
 */
const OrderLayer = ({ items, onMove }: Props) => {
  const t = useOnDemandText();
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard));
  const isLifted = useRef(false);
  const howId = useId();
  useEffect(
    () => () => {
      // what is lifted is put back: its sensor would go on listening to the page
      if (isLifted.current) document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }));
    },
    [],
  );
  const keys = items.map(({ key }) => key);
  const placeOf = (key: unknown) => keys.indexOf(key as string);
  const tell = (text: 'lifted' | 'over' | 'dropped' | 'putBack', key: unknown, at: unknown = key) =>
    t(`order.${text}`, { name: items[placeOf(key)]?.name ?? '', at: placeOf(at) + 1, of: items.length });
  const announcements: Announcements = {
    // it is over its own place at once
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => (over ? tell(over.id === active.id ? 'lifted' : 'over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => tell('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => tell('putBack', active.id),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // its own instructions come later than the handles that they describe
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={() => void (isLifted.current = true)}
      onDragCancel={() => void (isLifted.current = false)}
      onDragEnd={({ active, over }) => {
        isLifted.current = false;
        if (over && over.id !== active.id) onMove(active.id as string, over.id as string);
      }}
    >
      <span id={howId} hidden>
        {t('order.how')}
      </span>
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        {items.map((item) => (
          <Handle key={item.key} item={item} howId={howId} />
        ))}
      </SortableContext>
    </DndContext>
  );
};

const Handle = ({ item: { key, name, element }, howId }: { item: OrderedItem; howId: string }) => {
  const t = useOnDemandText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isSorting } = useSortable({
    id: key,
    attributes: { roleDescription: t('order.role') },
  });
  useLayoutEffect(() => {
    setNodeRef(element);
    return () => setNodeRef(null);
  }, [setNodeRef, element]);
  const shift = transform ? `translate(${transform.x}px, ${transform.y}px)` : '';
  // what still slides back when the next one is lifted would be measured where it is not
  const slides = isSorting ? (transition ?? '') : '';
  useLayoutEffect(() => {
    Object.assign(element.style, { transform: shift, transition: slides });
    element.classList.toggle('order-lifted', isDragging);
    return () => {
      Object.assign(element.style, { transform: '', transition: '' });
      element.classList.remove('order-lifted');
    };
  }, [element, shift, slides, isDragging]);
  return createPortal(
    <button
      {...attributes}
      {...listeners}
      aria-describedby={howId}
      ref={setActivatorNodeRef}
      type="button"
      className="order-handle"
      aria-label={t('order.move', { name })}
      title={t('order.move', { name })}
    >
      <MoveIcon aria-hidden />
    </button>,
    element,
  );
};
export default OrderLayer;
