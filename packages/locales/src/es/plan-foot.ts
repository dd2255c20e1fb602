import type { planFoot as source } from '../pt/plan-foot.ts'
import type { Translation } from '../translation.ts'

/** Foot of a passage of a reading plan, in the Bible. */
export const planFoot: Translation<typeof source> = {
  title: 'Fin de la lectura: {passage}',
  day: 'día {day, number} de {total, number}',
  mark: 'Marcar como leído',
  marked: 'Marcado como leído',
  dayDone: '¡Lectura del día completada!',
  undo: 'Deshacer',
  next: 'Siguiente lectura: {passage}',
  back: 'Volver al plan',
}
