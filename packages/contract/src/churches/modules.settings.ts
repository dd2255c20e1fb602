import * as z from 'zod/mini'
import { moduleCodes } from '../church-codes.ts'
import { defineSettings } from '../resources/settings.ts'
import { versionOrNone } from '../versions.ts'

/** Kinds of church data that are hidden or paused while a module is off. */
export const moduleDependants = [
  'ITEM_MENU',
  'LUGAR_INICIO',
  'SECAO_INICIO',
  /** News, devotionals, lessons, publications or studies. */
  'PUBLICADO',
  'EVENTO_FUTURO',
  /** Tickets of events to come. */
  'INSCRICAO',
  'CULTO_TRANSMITIDO',
  'TRANSMISSAO_FUTURA',
  'CELULA',
  /** Recurring gifts: nothing is charged while the module is off. */
  'DOACAO_RECORRENTE',
  'ORACAO',
  'TITULO_PLAY',
  /** Subscriptions of Play: nothing is charged while the module is off. */
  'ASSINATURA',
] as const

const module = z.enum(moduleCodes)
const form = z.strictObject({
  modulos: z
    .array(module)
    .check(z.refine((all) => new Set(all).size === all.length, { error: 'A module appears twice' })),
})

const row = z.extend(form, {
  versao: versionOrNone,
  /** Those that can be switched on; null where no plan bounds the church. One outside that is on stays on. */
  modulosDoPlano: z.nullable(z.array(module)),
  /** Number of dependants by module, whether it is on or off. Modules without dependants are omitted. */
  dependentes: z.array(z.strictObject({ modulo: module, tipo: z.enum(moduleDependants), total: z.int() })),
})
export type OfficeModules = z.output<typeof row>

export const churchModules = defineSettings({
  name: 'igreja_modulo',
  path: '/escritorio/modulo/',
  isPublic: true,
  may: { read: 'settings', write: 'settings' },
  form,
  example: { modulos: ['MOD_CULTO', 'MOD_EVENTO'] },
  row,
  calls: {
    get: { id: 'getOfficeModules', summary: 'The modules of the church, and what depends on each' },
    set: { id: 'setModules', summary: 'Sets the modules; what belongs to one that goes is kept', act: 'MODULES_SET' },
    history: { id: 'listModuleChanges', summary: 'Which modules were switched on or off, the newest first' },
  },
})
