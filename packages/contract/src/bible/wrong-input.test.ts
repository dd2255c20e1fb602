import { describe, expect, it } from 'vitest'
import { findBodyProblems, findProblems, findQueryProblems } from '../testing/problems.ts'
import { getPassages } from './bible.endpoints.ts'
import { mergeBibleMarks } from './bible-mark.endpoints.ts'
import type { BibleMark } from './bible-mark.schemas.ts'
import { uploadTranslation } from './bible-upload.endpoints.ts'

describe('marks of the Bible', () => {
  const merge = (marcas: unknown[]) => findProblems(mergeBibleMarks.body, { marcas })
  const [mark] = mergeBibleMarks.example.body.marcas
  const marks = (length: number) => Array.from({ length }, (_, index) => ({ ...mark, versiculo: 1 + (index % 36) }))

  it.each<[Partial<BibleMark>]>([
    [{ capitulo: 22 }],
    [{ versiculo: 40 }],
    [{ cor: null }],
    [{ tipo: 'FAVORITO' }],
    [{ alteradaEm: 'yesterday' }],
    [{ livro: 'Tob' as never }],
    [{ cor: 'PRETO' as never }],
  ])('are not made of %j', (wrong) => {
    expect(merge([{ ...mark, ...wrong }])).not.toEqual([])
  })

  it('are sent one to two hundred at once', () => {
    expect([merge(marks(1)), merge(marks(200))]).toEqual([[], []])
    expect(merge([])).toMatchObject([{ path: 'marcas' }])
    expect(merge(marks(201))).toMatchObject([{ path: 'marcas' }])
  })
})

describe("a church's own translation", () => {
  const upload = (own: object) => findBodyProblems(uploadTranslation, { arquivo: new File(['a'], 'a.usfm'), ...own })

  it('is taken as its example', () => {
    expect(upload({})).toEqual([])
  })

  it.each(['licenca', 'atribuicao', 'flagDireitoDeUso', 'nome', 'codigo', 'idioma'])('needs %s', (field) => {
    expect(upload({ [field]: undefined })).toMatchObject([{ path: field }])
  })

  it('is not confirmed by anything but the confirmation', () => {
    expect(upload({ flagDireitoDeUso: 'false' })).toMatchObject([{ path: 'flagDireitoDeUso' }])
  })
})

it.each(['', 'John', 'John.3.16,', 'Nope.1', 'Luke.1-Luke.3,John.1-John.2', Array(6).fill('John.1.1').join(',')])(
  'no passages are read by %j',
  (written) => {
    expect(findQueryProblems(getPassages, `referencia=${written}`)).toMatchObject([{ path: 'referencia' }])
  },
)
