import { songs } from '@narthex/contract/praise/song.resource'
import { beforeEach, describe, expect, it } from 'vitest'
import { pack } from '../../../platform/documents/testing/pack-archive.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const { path } = songs

describe('a folder of songs', () => {
  const test = setUpChurches({ farol: {}, videira: {} })
  let office: Person
  let theirs: Person
  beforeEach(async () => {
    office = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    theirs = await test.join({ roles: ['ROLE_ADMIN_CONTENT'], at: test.videira })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', own: string, body?: object, as = office) =>
    test.call(method, `${path}${own}`, { office: as, ...(body && { body }) })
  type Files = Readonly<Record<string, string | Buffer>>
  const send = (files: Files, fields: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, content] of Object.entries(files))
      form.append('arquivo', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
    for (const [name, value] of Object.entries({ nome: Object.keys(files)[0] ?? '', ...fields }))
      form.append(name, value)
    return call('POST', 'importacao/', form)
  }
  const zip = async (files: Files) => ({
    'louvores.zip': await pack(
      Object.fromEntries(Object.entries(files).map(([name, own]) => [name, Buffer.from(own)])),
    ),
  })
  const rowsOf = async (id: number, query = '') => (await call('GET', `importacao/${id}/linha/${query}`)).body.itens
  const run = (id: number) => call('POST', `importacao/${id}/execucao`)
  const list = async (term: string) => (await call('GET', `?term=${encodeURIComponent(term)}`)).body.itens
  const readIn = async (files: Files) => {
    const { body } = await send(files)
    await run(body.id)
    return body
  }

  const folder = {
    'Louvores/barco.cho': '{title: Barco}\n{artist: Ana}\n{key: G}\n{ccli: 1234567}\n[G]Vem o [C]vento',
    'Louvores/hinos/Rio': '<song><title>Rio</title><key>D</key><lyrics>[V1]\n.D\n Vem\n</lyrics></song>',
    'Louvores/mar.onsong': 'Mar\nBia\nKey: E\n\nVerse 1:\n[E]Vem',
    'Louvores/monte.txt': 'Tom: A\n\nA       D\nSobe o monte',
    'Louvores/capa.jpg': 'x',
  }

  it('is looked at file by file, written, and changes nothing when it comes again', async () => {
    const looked = (await send(await zip(folder))).body
    expect(looked).toMatchObject({ situacao: 'CONFERIDO', flagArquivos: true, linhas: { NOVA: 4, RECUSADA: 1 } })
    expect(await list('Barco')).toEqual([])
    expect(await rowsOf(looked.id, '?situacao=RECUSADA')).toMatchObject([
      { arquivo: 'capa.jpg', titulo: 'capa.jpg', motivos: [{ mensagem: 'Não é de um formato que conhecemos.' }] },
    ])
    expect((await run(looked.id)).body).toMatchObject({ situacao: 'CONCLUIDO', feitos: 4, recusados: 0 })
    expect(await list('Barco')).toMatchObject([
      { author: 'Ana', tone: 'G', code: 'CCLI 1234567', showType: 'cipher', idExterno: 'barco.cho' },
    ])
    expect(await list('Rio')).toMatchObject([{ tone: 'D', idExterno: 'hinos/Rio' }])
    expect(await list('Mar')).toMatchObject([{ author: 'Bia', tone: 'E' }])
    expect(await list('monte')).toMatchObject([{ title: 'monte', tone: 'A', showType: 'cipher' }])
    const again = (await send(await zip(folder))).body
    expect(again.linhas).toEqual({ IGUAL: 4, RECUSADA: 1 })
    expect((await run(again.id)).body).toMatchObject({ feitos: 0 })
    const { 'Louvores/capa.jpg': _, ...alone } = folder
    const chosen = Object.fromEntries(Object.entries(alone).map(([name, own]) => [name.replace(/.*\//, ''), own]))
    expect((await send(chosen)).body.linhas).toEqual({ IGUAL: 4 })
    expect((await send({ ...alone, 'Louvores/barco.cho': '{title: Barco novo}\n[G]Vem' })).body.linhas).toEqual({
      IGUAL: 3,
      MUDADA: 1,
    })
  })

  it('has doubtful songs where a title is known with another text, and a person decides', async () => {
    await call('POST', '', { title: 'Luz', cifra: '[G]Luz da manhã' })
    const looked = (await send({ 'luz.cho': '{title: Luz}\n[D]Luz da noite', 'sol.cho': '{title: Sol}\nSol' })).body
    expect(looked.linhas).toEqual({ DUVIDOSA: 1, NOVA: 1 })
    const campos = looked.colunas.map(({ campo }: { campo: string | null }) => campo)
    const settle = (id: number, duvidosas: string) =>
      call('PUT', `importacao/${id}`, { campos, chave: looked.chave, duvidosas })
    expect((await settle(looked.id, 'NOVAS')).body).toMatchObject({ linhas: { DUVIDOSA: 1, NOVA: 1 } })
    expect((await run(looked.id)).body).toMatchObject({ feitos: 2 })
    expect(await list('Luz')).toHaveLength(2)
    const moved = (await send({ 'b/luz.cho': '{title: Luz}\n[D]Luz da noite', 'c/lua.cho': 'Lua' })).body
    expect(moved.linhas).toEqual({ IGUAL: 1, NOVA: 1 })
    expect((await send({ 'b/luz.cho': '{title: Luz}\n[A]Outra luz', 'c/lua.cho': 'Lua' })).body.linhas).toMatchObject({
      DUVIDOSA: 1,
    })
  })

  it('keeps two arrangements of a song apart, of the first time and of the second', async () => {
    const two = {
      'Paz (G).cho': '{title: Paz}\n[G]Paz',
      'Paz (A).cho': '{title: Paz}\n[A]Paz',
      'Paz 3.cho': '{title: Paz}\n[A]Paz',
    }
    const looked = await readIn(two)
    expect(looked.linhas).toEqual({ NOVA: 2, RECUSADA: 1 })
    expect((await rowsOf(looked.id, '?situacao=RECUSADA'))[0].motivos[0].mensagem).toContain('Paz (A).cho')
    expect(await list('Paz')).toHaveLength(2)
    expect((await send(two)).body.linhas).toEqual({ IGUAL: 2, RECUSADA: 1 })
  })

  it('is undone, but for what someone has changed since', async () => {
    const { id } = await readIn({ 'ida.cho': '{title: Ida}\n[G]Vai', 'volta.cho': '{title: Volta}\n[G]Vem' })
    const [kept] = await list('Volta')
    const { showType: _, id: keptId, ...form } = (await call('GET', `${kept.id}`)).body
    await call('PUT', `${keptId}`, { ...form, theme: 'Natal' })
    expect((await call('POST', `importacao/${id}/desfazer`)).body.desfeito).toMatchObject({ feitos: 1, recusados: 1 })
    expect(await list('Ida')).toEqual([])
    expect(await list('Volta')).toHaveLength(1)
  })

  it('of hundreds is read in by a job', async () => {
    const many = Array.from({ length: 150 }, (_, at) => [`${at}.cho`, `{title: Cem ${at}}\n[G]Vem ${at}`] as const)
    const sent = await send(await zip(Object.fromEntries(many)))
    expect(sent).toMatchObject({ status: 202, body: { situacao: 'CONFERINDO', total: 150 } })
    await test.runJobs()
    expect((await run(sent.body.id)).status).toBe(202)
    await test.runJobs()
    expect((await call('GET', `importacao/${sent.body.id}`)).body).toMatchObject({ situacao: 'CONCLUIDO', feitos: 150 })
    expect((await send(await zip(Object.fromEntries(many.slice(0, 90))))).body.linhas).toEqual({ IGUAL: 90 })
  })

  it('is of one church alone', async () => {
    const { id } = await readIn({ 'nosso.cho': '{title: Nosso}\n[G]Vem' })
    for (const own of [`importacao/${id}`, `importacao/${id}/linha/`])
      expect((await call('GET', own, undefined, theirs)).status).toBe(404)
    expect((await call('GET', '?term=Nosso', undefined, theirs)).body.itens).toEqual([])
  })

  it('may come as a table, too, whatever its ending', async () => {
    expect((await send({ 'lista.txt': 'Título;Tom\nRio claro;G\n' })).body).toMatchObject({
      flagArquivos: false,
      linhas: { NOVA: 1 },
    })
    expect((await send({ 'cantos.csv': 'Título\nRio claro\n' })).body).toMatchObject({ flagArquivos: false })
    expect((await send({ 'canto.txt': 'Rio claro, claro rio' })).body).toMatchObject({ flagArquivos: true })
  })

  it.each<[string, () => Promise<Files> | Files, string]>([
    [
      'an archive that is cut off',
      async () => ({ 'a.zip': (await pack({ 'a.cho': Buffer.from('Vem') })).subarray(0, 60) }),
      'danificado',
    ],
    ['an empty archive', () => zip({}), 'Não há nenhum arquivo'],
    [
      'an archive that is a bomb',
      async () => zip(Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`${at}.cho`, Buffer.alloc(500_000)]))),
      'maior do que o permitido',
    ],
  ])('says in words why nothing of it can be read: %s', async (_, make, words) => {
    const answer = await send(await make())
    expect(answer).toMatchObject({ status: 400, body: { code: 'TABLE_UNREADABLE' } })
    expect(answer.body.details[0].message).toContain(words)
  })

  it('of a kind that is read from tables alone is refused', async () => {
    const form = new FormData()
    for (const name of ['a.csv', 'b.csv']) form.append('arquivo', new File(['Título\nUm\n'], name))
    form.append('nome', 'a.csv')
    const answer = await test.call('POST', '/conteudo/noticia/importacao/', { office, body: form })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  })
})
