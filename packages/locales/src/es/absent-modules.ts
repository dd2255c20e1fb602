import type { absentModules as pt } from '../pt/absent-modules.ts'
import type { Translation } from '../translation.ts'

export const absentModules: Translation<typeof pt> = {
  MOD_CULTO: 'Esta iglesia no transmite por aquí.',
  MOD_EVENTO: 'Esta iglesia no anuncia eventos por aquí.',
  MOD_DOACAO: 'Esta iglesia no recibe ofrendas por aquí.',
  MOD_CELULA: 'Esta iglesia no organiza grupos por aquí.',
  MOD_DEVOCIONAL: 'Esta iglesia no publica devocionales por aquí.',
  MOD_NOTICIA: 'Esta iglesia no publica noticias por aquí.',
  MOD_EBD: 'Esta iglesia no publica su escuela bíblica por aquí.',
  MOD_PUBLICACAO: 'Esta iglesia no tiene publicaciones por aquí.',
  MOD_MURAL_ORACAO: 'Esta iglesia no recibe peticiones de oración por aquí.',
  MOD_ASSINATURA: 'Esta iglesia no ofrece Play por aquí.',
}
