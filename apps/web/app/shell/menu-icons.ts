import type { MenuCode } from '@narthex/contract/churches/codes'
import type { IconName } from '@narthex/ui/icon'

const icons: Partial<Record<MenuCode, IconName>> = {
  SOBRE: 'church',
  AO_VIVO: 'live',
  DOACAO: 'give',
  EVENTO: 'calendar',
  ORACAO: 'prayer',
  PLAY: 'play',
  CELULA: 'people',
  DEVOCIONAL: 'book',
  BIBLIA: 'book',
  VIDEO: 'play',
  NOTICIA: 'news',
  PODCAST: 'mic',
  MINISTERIO: 'hands',
  EBD: 'book',
  PUBLICACAO: 'news',
  RADIO: 'radio',
  VOLUNTARIO: 'hands',
  KIDS: 'child',
  PLANO_LEITURA: 'checklist',
}

export function toMenuIcon(codigo: MenuCode): IconName {
  return icons[codigo] ?? 'link'
}
