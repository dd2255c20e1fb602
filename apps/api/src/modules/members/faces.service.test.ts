import { describe, expect, it } from 'vitest'
import { toPublicAuthor } from './faces.service.ts'

describe('a public author', () => {
  const ana = { nome: 'Ana Clara', sobrenome: 'Souza', imagem: '/media/a.webp', isMinor: false }

  it('is shown by both names and their picture', () => {
    expect(toPublicAuthor(ana)).toEqual({ nome: 'Ana Clara Souza', imagem: '/media/a.webp' })
  })

  it('is shown by the given name alone while they are a minor', () => {
    expect(toPublicAuthor({ ...ana, isMinor: true })).toEqual({ nome: 'Ana', imagem: null })
  })

  it('of an anonymous prayer has no name and no picture', () => {
    expect(toPublicAuthor(undefined)).toEqual({ nome: null, imagem: null })
  })
})
