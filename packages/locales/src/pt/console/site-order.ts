/** Lists that staff put in order. */
export const consoleOrder = {
  hint: 'O site mostra nesta ordem. Arraste, ou use as setas.',
  up: 'Subir {title}',
  down: 'Descer {title}',
  moved: '{title} agora é {at} de {all}',
  saved: 'Ordem salva. O site já mostra assim.',
  undone: 'A ordem voltou a ser a de antes.',
} as const
