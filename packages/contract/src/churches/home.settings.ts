import * as z from 'zod/mini'
import { defineSettings } from '../resources/settings.ts'
import { versionOrNone } from '../versions.ts'
import { homeChoiceForm } from './church.form.ts'
import { homeChoiceSchema } from './home.schemas.ts'
import { homePlaceCodes, homeSectionCodes } from './home-codes.ts'

/** Whether a home can show something: it is there, nothing of it is there yet, or its module is off. */
export const offerStates = ['PRONTO', 'VAZIO', 'SEM_MODULO'] as const
const situacao = z.enum(offerStates)

const row = z.extend(homeChoiceSchema, {
  versao: versionOrNone,
  /** Every place and section, in the product's order. What is not ready may be chosen; the home leaves it out until it is. */
  oferta: z.strictObject({
    lugares: z.array(z.strictObject({ codigo: z.enum(homePlaceCodes), situacao })),
    secoes: z.array(z.strictObject({ codigo: z.enum(homeSectionCodes), situacao })),
  }),
})
export type OfficeHome = z.output<typeof row>

export const churchHome = defineSettings({
  name: 'igreja_inicio',
  path: '/escritorio/inicio/',
  isPublic: true,
  pages: { INICIO: '/' },
  may: { read: 'settings', write: 'settings' },
  form: homeChoiceForm,
  example: {
    atalhos: ['EVENTO', 'ORACAO'],
    secoes: ['EVENTOS', 'CONVITES', 'HISTORIA'],
    convites: [{ codigo: 'ORACAO', titulo: 'Pray with us', texto: null, acao: null }],
  },
  row,
  calls: {
    get: { id: 'getOfficeHome', summary: 'What the church puts on its home, and what there is to choose from' },
    set: {
      id: 'setOfficeHome',
      summary: "Sets what the church puts on its home; an empty list is the product's choice",
      act: 'HOME_SET',
    },
    history: { id: 'listOfficeHomeChanges', summary: 'What was changed of the home, the newest first' },
  },
})
