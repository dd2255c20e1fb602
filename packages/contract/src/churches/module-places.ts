import type { MenuCode, ModuleCode } from '../church-codes.ts'
import type { HomePlaceCode, HomeSectionCode } from './home-codes.ts'

/**
 * The menu items that have a place of the product, with the module that it needs; null where it needs none. Items of other
 * codes lead to an address of the church's own.
 */
export const modulesOfMenu: Readonly<Partial<Record<MenuCode, ModuleCode | null>>> = {
  SOBRE: null,
  AO_VIVO: 'MOD_CULTO',
  DOACAO: 'MOD_DOACAO',
  EVENTO: 'MOD_EVENTO',
  ORACAO: 'MOD_MURAL_ORACAO',
  PLAY: 'MOD_ASSINATURA',
  CELULA: 'MOD_CELULA',
  DEVOCIONAL: 'MOD_DEVOCIONAL',
  NOTICIA: 'MOD_NOTICIA',
  VIDEO: null,
  PODCAST: null,
  MINISTERIO: null,
  EBD: 'MOD_EBD',
  PUBLICACAO: 'MOD_PUBLICACAO',
  BIBLIA: null,
  VOLUNTARIO: null,
  KIDS: null,
  PLANO_LEITURA: null,
}

/** The places that a home may lead to, with the module that each needs; null where it needs none. */
export const modulesOfPlaces: Readonly<Record<HomePlaceCode, ModuleCode | null>> = {
  AO_VIVO: 'MOD_CULTO',
  DOACAO: 'MOD_DOACAO',
  CELULA: 'MOD_CELULA',
  ORACAO: 'MOD_MURAL_ORACAO',
  EVENTO: 'MOD_EVENTO',
  DEVOCIONAL: 'MOD_DEVOCIONAL',
  SOBRE: null,
  AGENDA: null,
  BIBLIA: null,
  MINISTERIO: null,
}

/** The sections of a home that show what belongs to a module. */
export const modulesOfSections: Readonly<Partial<Record<HomeSectionCode, ModuleCode>>> = {
  EVENTOS: 'MOD_EVENTO',
  DEVOCIONAL: 'MOD_DEVOCIONAL',
  NOTICIAS: 'MOD_NOTICIA',
}
