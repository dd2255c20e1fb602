import { describe, expect, it } from 'vitest'
import {
  findShownLanguages,
  findWaitingLanguages,
  keepShownLanguages,
  makeRest,
  takeLanguage,
  withoutLanguage,
} from './languages.rules.ts'

const live = { titulo: 'Casa', traducoes: { en: { titulo: 'House' }, es: { titulo: 'Casa' } } }
const draft = { titulo: 'Lar', traducoes: { en: { titulo: 'Home' }, es: { titulo: 'Casa' }, fr: { titulo: 'Maison' } } }

describe('translations of a draft', () => {
  it('are shown where they were published, outdated or not', () => {
    const idiomas = { en: 'PRONTA', es: 'DESATUALIZADA', fr: 'RASCUNHO', gl: 'FALTA' }
    expect(findShownLanguages({ idiomas })).toEqual(['en', 'es'])
    expect(findShownLanguages({})).toEqual([])
  })

  it('stay as they are shown when the original is published, and others come along', () => {
    expect(keepShownLanguages(draft, live, ['en', 'es'])).toEqual({
      titulo: 'Lar',
      traducoes: { en: { titulo: 'House' }, es: { titulo: 'Casa' }, fr: { titulo: 'Maison' } },
    })
  })

  it('wait where they differ from what is shown, also where one was taken out', () => {
    expect(findWaitingLanguages(draft, live, ['en', 'es'])).toEqual(['en'])
    const shorter = { ...draft, traducoes: { en: { titulo: 'House' } } }
    expect(findWaitingLanguages(shorter, live, ['en', 'es'])).toEqual(['es'])
    expect(makeRest(shorter, live, ['es'])).toEqual({ ...live, traducoes: { en: { titulo: 'House' } } })
    expect(makeRest(draft, live, ['en'])).toEqual({
      ...live,
      traducoes: { en: { titulo: 'Home' }, es: { titulo: 'Casa' } },
    })
    expect(makeRest(draft, live, [])).toBeUndefined()
  })

  it('are taken one by one', () => {
    expect(takeLanguage(draft, live, 'fr')).toEqual({
      titulo: 'Casa',
      traducoes: { ...live.traducoes, fr: { titulo: 'Maison' } },
    })
    expect(takeLanguage(draft, live, 'gl')).toBeUndefined()
    expect(withoutLanguage(draft, 'en').traducoes).not.toHaveProperty('en')
  })
})
