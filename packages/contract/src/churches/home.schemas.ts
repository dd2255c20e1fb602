import * as z from 'zod/mini'
import { instant, text } from '../fields.ts'
import { homePlaceCodes, homeSectionCodes } from './home-codes.ts'

/** A card that invites to a place; null texts are the product's own, which it has for groups, prayer and giving. */
export const invitationSchema = z.strictObject({
  codigo: z.enum(homePlaceCodes),
  titulo: z.nullable(text(60)),
  texto: z.nullable(text(200)),
  acao: z.nullable(text(40)),
})
export type Invitation = z.infer<typeof invitationSchema>

/** A church's choice for its home. An empty list leaves the choice to the product. */
export const homeChoiceSchema = z.strictObject({
  /** The large tiles below the hero, in their order. */
  atalhos: z.array(z.enum(homePlaceCodes)),
  /** The sections, in their order; those left out are not shown. Without a choice, their order follows the week. */
  secoes: z.array(z.enum(homeSectionCodes)),
  convites: z.array(invitationSchema),
})
export type HomeChoice = z.infer<typeof homeChoiceSchema>

/** Destinations that a home page can link to. */
export const homeOfferSchema = z.strictObject({
  lugares: z.array(z.enum(homePlaceCodes)),
  /** When a banner appears or goes next; null where none does. */
  mudaEm: z.nullable(instant),
})
export type HomeOffer = z.infer<typeof homeOfferSchema>
