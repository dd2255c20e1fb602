import type { ministries as pt } from '../pt/ministries.ts'
import type { Translation } from '../translation.ts'

export const ministries: Translation<typeof pt> = {
  lead: 'Gente que sirve junta. Hay lugar para ti.',
  search: 'Buscar ministerios',
  empty: 'Los ministerios aparecerán aquí',
  leaders: 'Líderes',
  contact: 'Hablar con el equipo',
  projects: 'Proyectos',
  others: 'Otros ministerios',
  otherProjects: 'Otros proyectos',
  projectOf: 'Proyecto de {ministry}',
}
