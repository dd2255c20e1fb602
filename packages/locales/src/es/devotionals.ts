import type { devotionals as pt } from '../pt/devotionals.ts'
import type { Translation } from '../translation.ts'

export const devotionals: Translation<typeof pt> = {
  lead: 'Un texto corto para cada día: para leer, respirar y llevar contigo.',
  search: 'Buscar en los devocionales',
  today: 'Devocional de hoy',
  latest: 'El más reciente',
  empty: 'Los devocionales empiezan pronto',
}
