import * as z from 'zod/mini'
import { menuCodes } from '../church-codes.ts'
import { id } from '../fields.ts'
import { defineSettings } from '../resources/settings.ts'
import { versionOrNone } from '../versions.ts'

/** The steps by which a new church is set up, in their order. */
export const startSteps = [
  'IDENTIDADE',
  'ENDERECOS',
  'VISUAL',
  'IDIOMA',
  'MODULOS',
  'CULTOS',
  'PAGINA',
  'EQUIPE',
  'OFERTA',
  'INICIO',
] as const
export type StartStep = (typeof startSteps)[number]

const step = z.enum(startSteps)

const form = z.strictObject({
  /** `ADIADO`: the church goes on later, or never. */
  situacao: z.enum(['EM_CURSO', 'ADIADO', 'CONCLUIDO']),
  /** The steps that staff have passed, whether they filled them in or not. */
  passos: z.array(step).check(z.refine((all) => new Set(all).size === all.length, { error: 'A step appears twice' })),
})

const row = z.extend(form, {
  versao: versionOrNone,
  /** Every step, and whether the church has by now what it asks for. */
  etapas: z.array(z.strictObject({ codigo: step, flagPronta: z.boolean() })),
  /** Changes of the menu after which it leads to what there is, and to nothing else. `id` is null for an item to add. */
  menu: z.array(
    z.strictObject({
      id: z.nullable(id),
      codigo: z.enum(menuCodes),
      flagAtivo: z.boolean(),
      pt: z.string(),
      en: z.string(),
      es: z.string(),
    }),
  ),
})
export type ChurchStart = z.output<typeof row>

/** How far a new church is set up. Churches that were founded before have passed it (version 0). */
export const churchStart = defineSettings({
  name: 'igreja_comeco',
  path: '/escritorio/comeco/',
  isPublic: false,
  may: { read: 'settings', write: 'settings' },
  form,
  example: { situacao: 'EM_CURSO', passos: ['IDENTIDADE', 'ENDERECOS'] },
  row,
  calls: {
    get: { id: 'getChurchStart', summary: 'How far the church is set up, and what its menu could lead to' },
    set: { id: 'setChurchStart', summary: 'Keeps the steps that were passed', act: 'START_SET' },
    history: { id: 'listChurchStartChanges', summary: 'Which steps were passed when, the newest first' },
  },
})
