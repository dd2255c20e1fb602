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
  const isInLowerHalf = ({ clientY }: { readonly clientY: number }) => {
    const { top, height } = item.getBoundingClientRect()
    return clientY > top + height / 2
  }
  return dropTargetForElements({
    element: item,
    canDrop: ({ source }) => source.element !== item && source.element.parentElement === item.parentElement,
    onDrag: ({ location }) => {
      item.dataset.edge = isInLowerHalf(location.current.input) ? 'after' : 'before'
    },
    onDragLeave: () => {
      delete item.dataset.edge
    },
    onDrop: ({ source, location }) => {
      delete item.dataset.edge
      const { sortId } = source.element.dataset
      if (sortId) onDrop(sortId, isInLowerHalf(location.current.input))
    },
  })
}
