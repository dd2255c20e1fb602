/** Foot of a passage of a reading plan, in the Bible. */
export const planFoot = {
  title: 'Fim da leitura: {passage}',
  day: 'dia {day, number} de {total, number}',
  mark: 'Marcar como lido',
  marked: 'Marcado como lido',
  dayDone: 'Leitura do dia feita!',
  undo: 'Desfazer',
  next: 'Próxima leitura: {passage}',
  back: 'Voltar ao plano',
} as const
