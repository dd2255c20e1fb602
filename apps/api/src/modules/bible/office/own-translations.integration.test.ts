import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { setUpChurches } from '../../../testing/set-up.ts'
import { listCommonTranslations, removeCommonTranslation } from '../importing/common-translations.service.ts'
import { findReader } from '../importing/formats/formats.reader.ts'
import { importTranslation } from '../importing/import-translation.service.ts'
import { readSourceBytes } from '../importing/source-files.service.ts'

const usfm = (text: string) => `\\id JHN\n\\c 1\n\\p\n\\v 1 Ensaio ${text}.\n\\v 2-3 Dois.`

const stated = {
  codigo: 'propria',
  nome: 'Tradução da casa',
  sigla: 'TC',
  idioma: 'pt',
  licenca: 'Uso autorizado',
  atribuicao: 'Texto © Casa',
  flagDireitoDeUso: 'true',
}

async function pack(name: string, bytes: Buffer): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}

describe("a church's own translation", () => {
  const test = setUpChurches({ farol: {}, recife: {} })
  const recife = 'recife.narthex.test'
  let [writer, stranger]: Awaited<ReturnType<typeof test.join>>[] = []

  beforeAll(async () => {
    writer = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    stranger = await test.join({ at: test.recife, roles: ['ROLE_ADMIN_CONTENT'] })
  })

  const upload = (content: string | Buffer, own: Record<string, string | undefined> = {}, options: object = {}) => {
    const form = new FormData()
    form.append('arquivo', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'a.bin'))
    for (const [name, value] of Object.entries({ ...stated, ...own })) if (value !== undefined) form.append(name, value)
    return test.call('POST', '/biblia/traducao/', { body: form, office: writer, ...options })
  }
  const remove = (codigo: string, options: object = {}) =>
    test.call('DELETE', `/biblia/traducao/${codigo}`, { office: writer, ...options })
  const listed = async (host?: string) => {
    const { body } = await test.call('GET', '/biblia/traducao/', host ? { host } : {})
    return body.traducoes.map(({ codigo }: { codigo: string }) => codigo)
  }
  const firstVerse = async () => (await test.call('GET', '/biblia/propria/John/1')).body.versiculos?.[0]?.texto
  const rows = async () =>
    (await test.asOwner((owner) => owner.query('select codigo from biblia_traducao order by codigo'))).length

  it('is read by its church alone, with what it has and lacks, and replaced by the next of its code', async () => {
    const { status, body } = await upload(usfm('um'))
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        traducao: { codigo: 'propria', nome: 'Tradução da casa', atribuicao: 'Texto © Casa', versiculos: 2 },
        substituida: false,
        capitulos: 1,
        reunidos: { total: 1, itens: [{ livro: 'John', capitulo: 1, versiculo: 2 }] },
        alemDaNumeracao: { total: 0, itens: [] },
        duvidosos: { total: 0, itens: [] },
      },
    })
    expect(body.faltam.itens).toHaveLength(100)
    expect(body.faltam.total).toBe(879 - 3)
    expect([await listed(), await listed(recife)]).toEqual([['propria'], []])
    expect((await test.call('GET', '/biblia/propria/John/1', { host: recife })).status).toBe(404)
    expect((await upload(usfm('outro'))).body).toMatchObject({ substituida: true })
    expect(await firstVerse()).toBe('Ensaio outro.')
    expect(await rows()).toBe(1)
  })

  it('names the verses that could not be read in full', async () => {
    const office = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    const broken = '\\id JHN\n\\c 1\n\\p\n\\v 1 Ensaio \\f + \\ft nota\n\\v 2 Dois.'
    const { body } = await upload(broken, {}, { office })
    expect(body.duvidosos).toEqual({ total: 1, itens: [{ livro: 'John', capitulo: 1, versiculo: 1 }] })
  })

  it('comes in archives too', async () => {
    expect((await upload(await pack('JHN.usfm', Buffer.from(usfm('do arquivo'))))).status).toBe(200)
    expect(await firstVerse()).toBe('Ensaio do arquivo.')
  })

  it('is removed by its church alone', async () => {
    await upload(usfm('fica'))
    expect((await remove('propria', { office: stranger })).status).toBe(404)
    expect((await remove('propria', { office: await test.join({ roles: ['ROLE_MODERATOR'] }) })).status).toBe(403)
    const atSite = { office: undefined, token: writer?.token }
    expect((await remove('propria', atSite)).status, 'at the site').toBe(403)
    expect(await listed()).toEqual(['propria'])
    expect((await remove('propria')).status).toBe(200)
    expect((await remove('propria')).status).toBe(404)
    expect([await listed(), await rows()]).toEqual([[], 0])
  })

  it.each<[string, string | Buffer, RegExp]>([
    ['no Bible', 'palavras', /No file of a known format/],
    ['nothing', '', /No file of a known format/],
    ['another encoding', Buffer.from(usfm('é'), 'latin1'), /not encoded in UTF-8/],
    ['a verse twice', `${usfm('um')}\n\\v 1 De novo`, /John 1:1 is there twice/],
    ['entities', '<!DOCTYPE osis [<!ENTITY a "b">]><osis></osis>', /declares entities of its own/],
    ['a damaged archive', Buffer.from('PK\u0003\u0004abc'), /damaged/],
  ])('with %s is refused, and nothing of it is kept', async (_, content, message) => {
    await upload(usfm('antes'))
    const { status, body } = await upload(content)
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'BIBLE_FILE_UNREADABLE' })
    expect(body.message).toMatch(message)
    expect(await firstVerse()).toBe('Ensaio antes.')
  })

  it('that is a bomb is refused', async () => {
    const bomb = await pack('a.usfm', Buffer.concat([Buffer.from(usfm('b')), Buffer.alloc(30 * 1024 * 1024, ' ')]))
    expect(bomb.length).toBeLessThan(200_000)
    expect((await upload(bomb)).body.message).toMatch(/unpacks to more than/)
  })

  it('that is larger than an upload may be is refused', async () => {
    const { status, body } = await upload(Buffer.alloc(21 * 1024 * 1024, 'a'))
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'TOO_LARGE' })
  })

  it('needs its licence', async () => {
    const { status, body } = await upload(usfm('um'), { licenca: undefined })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION' })
  })

  it('is not confirmed by anything but the confirmation', async () => {
    expect((await upload(usfm('um'), { flagDireitoDeUso: 'false' })).status).toBe(400)
  })

  it('that is sent twice at once is there once', async () => {
    await remove('propria')
    const answers = await Promise.all([upload(usfm('par')), upload(usfm('par'))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.substituida).sort()).toEqual([false, true])
    expect([await listed(), await rows()]).toEqual([['propria'], 1])
  })

  describe('beside a translation of all churches', () => {
    beforeAll(async () => {
      const files = await readSourceBytes('a.usfm', Buffer.from(usfm('de todos')))
      const meta = { codigo: 'comum', nome: 'Comum', sigla: 'COM', idioma: 'pt', licenca: 'Domínio público' }
      await importTranslation(test.platform, findReader(files).read(files, {}), { meta })
    })

    it('is refused with its text or its code; that one cannot be removed by a church', async () => {
      const writes = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
      expect((await upload(usfm('de todos'), {}, { office: writes })).body.code).toBe('TRANSLATION_IS_COMMON')
      const taken = await upload(usfm('diferente'), { codigo: 'comum' }, { office: writes })
      expect(taken.body.code).toBe('TRANSLATION_CODE_TAKEN')
      expect((await remove('comum')).status).toBe(404)
      expect(await listed(recife)).toEqual(['comum'])
    })

    it('is no matter of the operator, who lists and removes those of all churches', async () => {
      const common = async () => (await listCommonTranslations(test.platform)).map(({ codigo }) => codigo)
      expect(await common()).toEqual(['comum'])
      expect(await removeCommonTranslation(test.platform, 'propria')).toBe(false)
      expect(await removeCommonTranslation(test.platform, 'comum')).toBe(true)
      expect([await common(), await listed(recife), await listed()]).toEqual([[], [], ['propria']])
    })
  })
})

describe('uploads of translations', () => {
  const test = setUpChurches({ farol: {} })

  it('are limited for each member', async () => {
    const office = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    const codes: string[] = []
    for (let turn = 0; turn < 21; turn++) {
      const form = new FormData()
      form.append('arquivo', new File(['a'], 'a'))
      for (const [name, value] of Object.entries(stated)) form.append(name, value)
      codes.push((await test.call('POST', '/biblia/traducao/', { body: form, office })).body.code)
    }
    expect([codes.at(19), codes.at(20)]).toEqual(['BIBLE_FILE_UNREADABLE', 'TOO_MANY_REQUESTS'])
  })
})
