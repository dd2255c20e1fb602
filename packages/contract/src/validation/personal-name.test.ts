import { describe, expect, it } from 'vitest'
import { nameFields } from '../users/registration.schemas.ts'
import { dropInvisible } from './personal-name.ts'

describe('a name that is stored', () => {
  it('has no signs that show nothing, and keeps the joiners that scripts need', () => {
    expect(dropInvisible('Ana\uFE0F Sou\u00ADza\u202E\u{E0041}')).toBe('Ana Souza')
    expect(dropInvisible('\u200DAna\u200C \u200DSouza')).toBe('Ana Souza')
    for (const name of ['علی\u200Cرضا', 'क्\u200Dष', "D'Ávila-Souza", 'Nguyễn']) expect(dropInvisible(name)).toBe(name)
  })

  it('is one of the fields of a person', () => {
    expect(nameFields.nome.parse(' Ana\uFE0F\u00AD ')).toBe('Ana')
    for (const nothing of ['', ' ', '\uFE0F', '\u200D \u3164'])
      expect(nameFields.nome.safeParse(nothing).success).toBe(false)
  })
})
