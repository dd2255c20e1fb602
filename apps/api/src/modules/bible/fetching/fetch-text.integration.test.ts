import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { listTranslations } from '@narthex/contract/bible/bible.endpoints'
import { bookIds } from '@narthex/contract/bible/books'
import { verseCounts } from '@narthex/contract/bible/verse-counts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { clientAt } from '../../../testing/client-at.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { removeCommonTranslation } from '../importing/common-translations.service.ts'
import { paratextCode } from '../importing/formats/testing/write-usfm.ts'
import { fetchText } from './fetch-text.service.ts'
import { type FreeTextSource, findFreeText } from './free-text-list.service.ts'

async function pack(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { mtime: new Date(0) })
  zip.end()
  return buffer(zip.outputStream)
}

const small = (word: string) => pack({ 'a.usfm': `\\id JUD\n\\c 1\n\\p\n\\v 1 Ensaio ${word}.\n\\v 2 Dois.` })

/** A text of all places, none of whose words is of a Bible. */
const whole = () =>
  pack(
    Object.fromEntries(
      bookIds.map((book) => [
        `${book}.usfm`,
        `\\id ${paratextCode(book)}\n${verseCounts[book]
          .map(
            (count, at) =>
              `\\c ${at + 1}\n\\p\n${Array.from({ length: count }, (_, v) => `\\v ${v + 1} Ensaio ${v}`).join('\n')}`,
          )
          .join('\n')}`,
      ]),
    ),
  )

const sources: Record<string, { address: string; hash?: string | undefined }> = {}
const settings = { isOffered: true, folder: '', sources }

describe('a free text', () => {
  const test = setUpChurches({ farol: {}, recife: {} }, { bibles: settings })
  let answer: (response: ServerResponse) => void = () => {}
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    answer(response)
  })
  const serve = (bytes: Buffer, version?: string) => {
    answer = (response) =>
      response.writeHead(200, { 'content-length': bytes.length, ...(version && { etag: version }) }).end(bytes)
  }

  beforeAll(async () => {
    settings.folder = await mkdtemp(join(tmpdir(), 'bible-'))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(settings.folder, { recursive: true })
  })
  beforeEach(async () => {
    sources.blivre = { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.zip` }
    asked = 0
    settings.isOffered = true
    await test.asOwner(async (owner) => {
      await owner.exec('delete from biblia_busca')
      await owner.exec('delete from biblia_traducao')
    })
  })

  const source = (own: Partial<FreeTextSource> = {}): FreeTextSource => {
    const found = findFreeText('blivre')
    if (!found) throw new Error('It is in the list')
    return { ...found, leastVerses: 1, ...own }
  }
  let runs = 0
  const run = (own: Partial<Parameters<typeof fetchText>[2]> = {}, of = source()) =>
    fetchText(test.platform, of, {
      run: `run ${runs++}`,
      limits: { idleMs: 200, tries: 2, pause: async () => {} },
      ...own,
    })
  const codes = async () => {
    const client = await clientAt(test.platform, test.recife)
    return (await client.call(listTranslations, {})).traducoes.map(({ codigo, atribuicao }) => [
      codigo,
      Boolean(atribuicao),
    ])
  }
  const state = async () =>
    (await test.asOwner((owner) => owner.query('select situacao, falha from biblia_busca'))).map((row) =>
      Object.values(row as object).join(' '),
    )
  const failureOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'none',
      ({ message }) => message as string,
    )

  it('is fetched once for all churches, with its licence and its credit; a second run says that it is there', async () => {
    const bytes = await small('um')
    serve(bytes)
    const done = await run()
    expect(done?.file).toMatchObject({ hash: createHash('sha256').update(bytes).digest('hex'), isKnown: false })
    expect(done?.report.translation).toMatchObject({ codigo: 'blivre', idioma: 'pt', licenca: 'CC BY 3.0 BR' })
    expect([await codes(), await state()]).toEqual([[['blivre', true]], ['PRONTA ']])
    expect(existsSync(join(settings.folder, 'blivre.zip'))).toBe(false)
    expect(await run()).toBeUndefined()
    expect(asked).toBe(1)
    serve(await small('outro'))
    expect(await run({ isAgain: true })).toMatchObject({ report: { isReplaced: true }, formerHash: done?.file?.hash })
  })

  it('that changed though its publisher says that it did not is refused; the one of before stays', async () => {
    serve(await small('um'), '"v1"')
    await run()
    serve(await small('outro'), '"v1"')
    expect(await failureOf(run({ isAgain: true }))).toMatch(/was [\da-f]{64} for the same version/)
    expect([await codes(), await state()]).toEqual([[['blivre', true]], ['FALHOU OUTRO_CONTEUDO']])
    serve(await small('outro'), '"v2"')
    expect(await run({ isAgain: true })).toMatchObject({ report: { isReplaced: true } })
  })

  it('with another hash than its operator names is refused', async () => {
    const bytes = await small('um')
    serve(bytes)
    const hash = createHash('sha256').update(bytes).digest('hex')
    sources.blivre = {
      address: sources.blivre?.address ?? '',
      hash: hash.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
    }
    expect(await failureOf(run())).toMatch(/was expected/)
    sources.blivre = { address: sources.blivre.address, hash }
    expect(await run()).toMatchObject({ file: { isKnown: true } })
  })

  it.each<[string, string, () => Promise<void> | void]>([
    ['garbage', 'ILEGIVEL', () => serve(Buffer.from('<html>Not here</html>'))],
    ['half of it', 'ILEGIVEL', async () => serve((await small('um')).subarray(0, 90))],
    ['less than a Bible', 'ILEGIVEL', async () => serve(await small('um'))],
    ['too much', 'GRANDE_DEMAIS', () => serve(Buffer.alloc(30 * 1024 * 1024))],
    [
      'a wrong length',
      'SEM_RESPOSTA',
      () => {
        answer = (response) => response.writeHead(200, { 'content-length': 100 }).end('PK')
      },
    ],
    [
      'no answer',
      'SEM_RESPOSTA',
      () => {
        answer = () => {}
      },
    ],
    [
      'a refusal',
      'RECUSADA',
      () => {
        answer = (response) => response.writeHead(403).end()
      },
    ],
  ])('of which the publisher sends %s is not imported, and the run says why: %s', async (_, falha, begin) => {
    await begin()
    expect(await failureOf(run({}, source({ leastVerses: 30_000 })))).not.toBe('none')
    expect([await codes(), await state()]).toEqual([[], [`FALHOU ${falha}`]])
    expect(existsSync(join(settings.folder, 'blivre.zip'))).toBe(false)
  })

  it('is never fetched at a private address, unless the operator names it', async () => {
    const address = sources.blivre?.address
    delete sources.blivre
    serve(await small('um'))
    expect(await failureOf(run({}, source({ address })))).toMatch(/no address that may be called/)
    expect(asked).toBe(0)
  })

  it('is fetched by one run at a time; one that was ended goes on with itself, and is another’s after a while', async () => {
    serve(await small('um'))
    await test.asOwner((owner) =>
      owner.exec(
        "insert into biblia_busca (codigo, situacao, posse, alterada_em) values ('blivre', 'BAIXANDO', 'mine', now())",
      ),
    )
    expect(await failureOf(run({ run: 'other' }))).toMatch(/./)
    expect(asked).toBe(0)
    expect(await run({ run: 'mine' })).toBeDefined()
    await test.asOwner((owner) =>
      owner.exec("update biblia_busca set situacao = 'LENDO', posse = 'dead', alterada_em = now() - interval '1 hour'"),
    )
    expect(await run({ run: 'other', isAgain: true })).toBeDefined()
  })

  describe('asked for at the office', () => {
    const path = '/escritorio/biblia/texto-livre/'
    const office = async (role: 'ROLE_ADMIN' | 'ROLE_ADMIN_CONTENT', at = test.farol) =>
      test.join({ at, roles: [role] })
    const stateAt = async (person: Awaited<ReturnType<typeof office>>, code = 'blivre') => {
      const { body } = await test.call('GET', path, { office: person })
      return body.textos.find(({ codigo }: { codigo: string }) => codigo === code)
    }

    it('is fetched by a job, once for two churches that ask at the same moment, and is there for both', async () => {
      const [one, other] = [await office('ROLE_ADMIN'), await office('ROLE_ADMIN', test.recife)]
      expect(await stateAt(one)).toMatchObject({ situacao: 'DISPONIVEL', idioma: 'pt', licenca: 'CC BY 3.0 BR' })
      serve(await whole())
      const answers = await Promise.all(
        [one, other, one].map((person) => test.call('POST', `${path}blivre/busca`, { office: person })),
      )
      expect(answers.map(({ status, body }) => [status, body.situacao])).toEqual(Array(3).fill([200, 'PEDIDA']))
      const jobs = () => test.asOwner((owner) => owner.query("select id from tarefa where fila = 'bible-text-fetch'"))
      expect(await jobs()).toHaveLength(1)
      await test.runJobs()
      expect([asked, await jobs()]).toEqual([1, []])
      for (const person of [one, other])
        expect(await stateAt(person)).toMatchObject({ situacao: 'PRONTA', falha: null })
      expect(await codes()).toEqual([['blivre', true]])
      expect((await test.call('POST', `${path}blivre/busca`, { office: one })).body.situacao).toBe('PRONTA')
      await removeCommonTranslation(test.platform, 'blivre')
      expect(await stateAt(other)).toMatchObject({ situacao: 'DISPONIVEL', bytes: 0 })
    })

    it('says why it failed, and can be asked for again', async () => {
      const person = await office('ROLE_ADMIN')
      answer = (response) => response.writeHead(404).end()
      await test.call('POST', `${path}blivre/busca`, { office: person })
      await test.runJobs()
      expect(await stateAt(person)).toMatchObject({ situacao: 'FALHOU', falha: 'RECUSADA' })
      expect((await test.call('POST', `${path}blivre/busca`, { office: person })).body).toMatchObject({
        situacao: 'PEDIDA',
        falha: null,
      })
    })

    it('is offered to those who may, for texts that are known, and where the operator has not switched it off', async () => {
      const [writer, person] = [await office('ROLE_ADMIN_CONTENT'), await office('ROLE_ADMIN')]
      expect((await test.call('POST', `${path}blivre/busca`, { office: writer })).status).toBe(403)
      expect((await test.call('POST', `${path}outra/busca`, { office: person })).status).toBe(404)
      settings.isOffered = false
      expect((await test.call('GET', path, { office: person })).body).toEqual({ textos: [] })
      expect((await test.call('POST', `${path}blivre/busca`, { office: person })).status).toBe(404)
    })
  })
})
