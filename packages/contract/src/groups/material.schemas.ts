import * as z from 'zod/mini'
import { instant, link } from '../fields.ts'
import { required } from '../validation/text.ts'
import { ownUuid } from '../versions.ts'

export const materialSchema = z.strictObject({
  id: ownUuid,
  titulo: z.string(),
  url: link,
  dataCadastro: instant,
})
export type Material = z.infer<typeof materialSchema>

/** A page of this site (by its path) or of another; no `mailto:` or `tel:`. */
const page = link.check(z.refine((address) => !/^(?:mailto|tel):/i.test(address), 'Not a page'))

/** A material as a group leader enters it. */
export const givenMaterialSchema = z.strictObject({ titulo: required(200), url: page })
