import { catalogue, type Spoken } from './catalogue.ts'
import { messages as spain } from './es-es/messages.ts'
import { findVariant, type VariantTag } from './variant-tag.ts'

type Texts = { readonly [key: string]: string | Texts }

/** Whether it holds texts: a message that was parsed while building is a list. */
const isGroup = (value: Texts[string] | undefined): value is Texts => typeof value === 'object' && !Array.isArray(value)

/** The texts of a language with those of its variant in their places. */
function overlay(texts: Texts, variant: Texts): Texts {
  const laid = Object.entries(variant).map(([key, own]) => {
    const general = texts[key]
    return [key, isGroup(own) && isGroup(general) ? overlay(general, own) : own] as const
  })
  return { ...texts, ...Object.fromEntries(laid) }
}

const variants: Readonly<Record<VariantTag, Spoken>> = {
  'es-ES': overlay(catalogue.es, spain as Texts) as unknown as Spoken,
}

/** Every message of a church in a reader's language, or in the variant of it that the church chose. For the server, as the catalogue is. */
export function textsFor(locale: keyof typeof catalogue, churchLanguage: string): Spoken {
  const variant = findVariant(locale, churchLanguage)
  return variant ? variants[variant] : catalogue[locale]
}
