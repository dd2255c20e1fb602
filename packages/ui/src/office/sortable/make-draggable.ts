import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'

/** Lets an item of a list be dragged by its handle, and others of that list be dropped on it. Returns what ends it. */
export function makeDraggable(item: HTMLElement, onDrop: (dragged: string, isAfter: boolean) => void): () => void {
  const stops = [pickUp(item), receive(item, onDrop)]
  return () => {
    for (const stop of stops) stop()
  }
}

function pickUp(item: HTMLElement): () => void {
  return draggable({
    element: item,
    dragHandle: item.querySelector('[data-sort-handle]') ?? item,
    onDragStart: () => {
      item.dataset.dragged = ''
    },
    onDrop: () => {
      delete item.dataset.dragged
    },
  })
}

function receive(item: HTMLElement, onDrop: (dragged: string, isAfter: boolean) => void): () => void {
  return dropTargetForElements({
    element: item,
    canDrop: ({ source }) => source.element !== item && source.element.parentElement === item.parentElement,
    onDrag: ({ location }) => {
      const { top, height } = item.getBoundingClientRect()
      item.dataset.edge = location.current.input.clientY > top + height / 2 ? 'after' : 'before'
    },
    onDragLeave: () => {
      delete item.dataset.edge
    },
    onDrop: ({ source }) => {
      const isAfter = item.dataset.edge === 'after'
      delete item.dataset.edge
      const { sortId } = source.element.dataset
      if (sortId) onDrop(sortId, isAfter)
    },
  })
}
