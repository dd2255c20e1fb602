export const consoleOrder = {
  hint: 'The site shows them in this order. Drag them, or use the arrows.',
  up: 'Move {title} up',
  down: 'Move {title} down',
  moved: '{title} is now {at} of {all}',
  saved: 'Order saved. The site shows it now.',
  undone: 'The order is as it was before.',
} as const
