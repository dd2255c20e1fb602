import type { MenuCode } from '@narthex/contract/church-codes'
import type { DemoMenuItem } from './demo-tenant.ts'

type Names = Pick<DemoMenuItem, 'pt' | 'en' | 'es'>

const usualNames: Record<Exclude<MenuCode, 'OUTRO'>, Names> = {
  SOBRE: { pt: 'Quem somos', en: 'About us', es: 'Quiénes somos' },
  AO_VIVO: { pt: 'Ao vivo', en: 'Live', es: 'En directo' },
  DOACAO: { pt: 'Contribuir', en: 'Give', es: 'Ofrendar' },
  EVENTO: { pt: 'Eventos', en: 'Events', es: 'Eventos' },
  ORACAO: { pt: 'Mural de oração', en: 'Prayer wall', es: 'Muro de oración' },
  PLAY: { pt: 'Play', en: 'Play', es: 'Play' },
  CELULA: { pt: 'Grupos', en: 'Groups', es: 'Grupos' },
  DEVOCIONAL: { pt: 'Devocionais', en: 'Devotionals', es: 'Devocionales' },
  NOTICIA: { pt: 'Notícias', en: 'News', es: 'Noticias' },
  VIDEO: { pt: 'Vídeos', en: 'Videos', es: 'Videos' },
  PODCAST: { pt: 'Podcast', en: 'Podcast', es: 'Pódcast' },
  MINISTERIO: { pt: 'Ministérios', en: 'Ministries', es: 'Ministerios' },
  EBD: { pt: 'Escola bíblica', en: 'Sunday school', es: 'Escuela bíblica' },
  PUBLICACAO: { pt: 'Publicações', en: 'Publications', es: 'Publicaciones' },
  BIBLIA: { pt: 'Bíblia', en: 'Bible', es: 'Biblia' },
  RADIO: { pt: 'Rádio', en: 'Radio', es: 'Radio' },
  FACEBOOK: { pt: 'Facebook', en: 'Facebook', es: 'Facebook' },
  INSTAGRAM: { pt: 'Instagram', en: 'Instagram', es: 'Instagram' },
  YOUTUBE: { pt: 'YouTube', en: 'YouTube', es: 'YouTube' },
  TWITTER: { pt: 'X', en: 'X', es: 'X' },
  TIKTOK: { pt: 'TikTok', en: 'TikTok', es: 'TikTok' },
  VOLUNTARIO: { pt: 'Voluntários', en: 'Volunteers', es: 'Voluntarios' },
  KIDS: { pt: 'Crianças', en: 'Kids', es: 'Niños' },
  PLANO_LEITURA: { pt: 'Planos de leitura', en: 'Reading plans', es: 'Planes de lectura' },
}

/** A menu item with its usual names and the address of its code, unless the church overrides them. */
export function menuItem(
  codigo: keyof typeof usualNames,
  own: Partial<Omit<DemoMenuItem, 'codigo'>> = {},
): DemoMenuItem {
  return { codigo, url: null, flagAtivo: true, loginIsRequired: false, ...usualNames[codigo], ...own }
}

/** The song book; no menu code exists for it. */
export const songBook = () => ownLink('/praises', { pt: 'Louvores', en: 'Songs', es: 'Alabanzas' })

/** Group studies; no menu code exists for them either. */
export const studyShelf = () => ownLink('/studies', { pt: 'Estudos', en: 'Studies', es: 'Estudios' })

/** A custom link to a page without a menu code. */
export function ownLink(url: string, names: Names): DemoMenuItem {
  return { codigo: 'OUTRO', url, flagAtivo: true, loginIsRequired: false, ...names }
}
