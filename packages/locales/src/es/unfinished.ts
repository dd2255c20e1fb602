import type { unfinished as pt } from '../pt/unfinished.ts'
import type { Translation } from '../translation.ts'

export const unfinished: Translation<typeof pt> = {
  lead: 'Estamos preparando esta página con cariño. Vuelve pronto.',
  home: 'Ir al inicio',
  about: 'Conocer la iglesia',
}
