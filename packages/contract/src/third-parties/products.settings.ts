import * as z from 'zod/mini'
import { instant } from '../fields.ts'
import { defineSettings } from '../resources/settings.ts'
import { versionOrNone } from '../versions.ts'

/** How a church uses a product: the one that the operator set up, one at an address of its own, or none. */
export const productModes = ['PADRAO', 'PROPRIO', 'DESLIGADO'] as const
export type ProductMode = (typeof productModes)[number]

/** Where a product takes members in. Query fields of its own are kept; a name or password in it is refused. */
export const productAddress = z.string().check(
  z.maxLength(500),
  z.refine((address) => {
    const url = URL.parse(address)
    return url?.protocol === 'https:' && !url.username && !url.password && !url.hash && address === address.trim()
  }, 'Not an https address'),
)

const shown = {
  volutsModo: z.enum(productModes),
  volutsUrl: z.nullable(productAddress),
  mykidsModo: z.enum(productModes),
  mykidsUrl: z.nullable(productAddress),
}

const needsAddress = (path: string) => ({ path: [path], error: 'A product of its own needs an address' })

const form = z.strictObject(shown).check(
  z.refine(({ volutsModo, volutsUrl }) => volutsModo !== 'PROPRIO' || volutsUrl !== null, needsAddress('volutsUrl')),
  z.refine(({ mykidsModo, mykidsUrl }) => mykidsModo !== 'PROPRIO' || mykidsUrl !== null, needsAddress('mykidsUrl')),
)

const productState = z.strictObject({
  /** The operator has set the product up for all churches. */
  flagPadrao: z.boolean(),
  /** Hosts at which the operator lets churches have a product of their own; none where it allows none. */
  hosts: z.array(z.string()),
  /** When the church's own secret was set; null where there is none. */
  segredoEm: z.nullable(instant),
})
export type ProductState = z.output<typeof productState>

const row = z.strictObject({
  ...shown,
  versao: versionOrNone,
  estado: z.strictObject({ voluts: productState, mykids: productState }),
})

/** The products of third parties that a church's members go on to. */
export const churchProducts = defineSettings({
  name: 'igreja_produto',
  path: '/escritorio/produto/',
  isPublic: true,
  may: { read: 'settings', write: 'settings' },
  form,
  example: { volutsModo: 'PADRAO', volutsUrl: null, mykidsModo: 'DESLIGADO', mykidsUrl: null },
  row,
  calls: {
    get: { id: 'getChurchProducts', summary: 'How the church uses products of third parties' },
    set: {
      id: 'setChurchProducts',
      summary: 'Sets how the church uses products of third parties',
      act: 'PRODUCTS_SET',
    },
    history: { id: 'listChurchProductChanges', summary: 'What was changed of the products, the newest first' },
  },
})
