import { moduleCodes } from '@narthex/contract/church-codes'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { findKindByName } from '../resource-kind.ts'
import { runImportStep } from './import-run.ts'

const day = 86_400_000

describe('songs that are read in from a table', () => {
  const test = setUpChurches(
    { farol: { modules: moduleCodes }, videira: { modules: moduleCodes } },
    { startsAt: new Date('2026-06-20T12:00:00Z') },
  )
  let office: Person
  beforeEach(async () => {
    office = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
  })

  const path = '/escritorio/louvor/'
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', own: string, body?: object, as = office) =>
    test.call(method, `${path}${own}`, { office: as, ...(body && { body }) })
  const send = (table: string | Buffer, fields: Record<string, string> = {}, as = office) => {
    const form = new FormData()
    form.append('arquivo', new File([typeof table === 'string' ? table : new Uint8Array(table)], 'tabela'))
    for (const [name, value] of Object.entries({ nome: 'tabela.csv', ...fields })) form.append(name, value)
    return call('POST', 'importacao/', form, as)
  }
  const rowsOf = async (id: number, query = '') => (await call('GET', `importacao/${id}/linha/${query}`)).body.itens
  const run = (id: number) => call('POST', `importacao/${id}/execucao`)
  const list = async (term: string) => (await call('GET', `?term=${encodeURIComponent(term)}`)).body.itens
  const count = async (term: string) => (await list(term)).length

  it('says first what each row would do, writes then, and the same file changes nothing more', async () => {
    const table =
      'Lista do coral\n\nTítulo;Artista;Tom;Letra\nRio claro;Lia;G;"[G]Vem o rio"\nMonte alto;;D;"D\nSobe o monte"\n'
    const looked = (await send(table)).body
    expect(looked).toMatchObject({ situacao: 'CONFERIDO', total: 2, linhas: { NOVA: 2 }, chave: ['title', 'author'] })
    expect(looked.colunas.map(({ campo }: { campo: string }) => campo)).toEqual(['title', 'author', 'tone', 'cifra'])
    expect(await count('Rio claro')).toBe(0)
    expect((await run(looked.id)).body).toMatchObject({ situacao: 'CONCLUIDO', feitos: 2, recusados: 0 })
    expect(await list('Rio claro')).toMatchObject([{ author: 'Lia', tone: 'G', showType: 'cipher' }])
    const again = (await send(table)).body
    expect(again.linhas).toEqual({ IGUAL: 2 })
    expect((await run(again.id)).body).toMatchObject({ feitos: 0 })
    expect(await count('Rio claro')).toBe(1)
    const changed = (await send(table.replace(';D;', ';E;'))).body
    expect(changed.linhas).toEqual({ IGUAL: 1, MUDADA: 1 })
    await run(changed.id)
    expect(await list('Monte alto')).toMatchObject([{ tone: 'E' }])
  })

  it('names the row and the reason of what it does not take, and takes the rest', async () => {
    const table = `Título;Capotraste;Código em outro sistema\n;1;a\nCerta;2;b\nErrada;dois;c\nLonga ${'x'.repeat(300)};0;d\nCerta de novo;0;b\n`
    const looked = (await send(table)).body
    expect(looked.linhas).toEqual({ NOVA: 1, RECUSADA: 4 })
    const refused = await rowsOf(looked.id, '?situacao=RECUSADA')
    expect(refused.map(({ linha, motivos }: { linha: number; motivos: object[] }) => [linha, motivos[0]])).toEqual([
      [2, { campo: 'Título', mensagem: 'Falta este dado.' }],
      [4, { campo: 'Capotraste', mensagem: 'Não é um número: “dois”.' }],
      [5, { campo: 'Título', mensagem: expect.any(String) }],
      [6, { campo: null, mensagem: 'Repete a linha 3.' }],
    ])
    expect((await run(looked.id)).body).toMatchObject({ feitos: 1, total: 1 })
  })

  it('are found again by the id of their program, which is apart from those of others', async () => {
    const first = (await send('id;título\n7;Antiga\n', { origem: 'Coral 2000' })).body
    await run(first.id)
    expect(await list('Antiga')).toMatchObject([{ idExterno: 'Coral 2000:7' }])
    const renamed = (await send('id;título\n7;Antiga nova\n', { origem: 'Coral 2000' })).body
    expect(renamed.linhas).toEqual({ MUDADA: 1 })
    await run(renamed.id)
    const other = (await send('id;título\n7;Antiga de outro\n', { origem: 'Outro' })).body
    expect(other.linhas).toEqual({ NOVA: 1 })
    expect(await count('Antiga')).toBe(1)
  })

  it('are doubtful where a record without an id is called so, and a person decides', async () => {
    await call('POST', '', { title: 'Parecida' })
    const looked = (await send('id;título;tom\n9;Parecida;G\n')).body
    expect(looked.linhas).toEqual({ DUVIDOSA: 1 })
    expect((await run(looked.id)).body).toMatchObject({ feitos: 0, total: 0 })
    const { body } = await send('id;título;tom\n9;Parecida;G\n')
    const campos = body.colunas.map(({ campo }: { campo: string }) => campo)
    const mapped = await call('PUT', `importacao/${body.id}`, { campos, chave: ['title'], duvidosas: 'MUDAR' })
    expect(mapped.body).toMatchObject({ situacao: 'CONFERIDO', linhas: { DUVIDOSA: 1 } })
    await run(body.id)
    expect(await list('Parecida')).toMatchObject([{ idExterno: '9', tone: 'G' }])
  })

  it('come in the columns that someone chose, which the next table of the program has again', async () => {
    const table = 'A;B\nEscolhida;Sem título\n'
    const { body } = await send(table, { origem: 'Velho' })
    expect(body.linhas).toEqual({ RECUSADA: 1 })
    const wrong = await call('PUT', `importacao/${body.id}`, { campos: ['title'], chave: ['title'], origem: 'Velho' })
    expect(wrong.status).toBe(400)
    const sent = { campos: ['title', 'theme'], chave: ['title'], origem: 'Velho' }
    expect((await call('PUT', `importacao/${body.id}`, sent)).body.linhas).toEqual({ NOVA: 1 })
    expect((await send(table, { origem: 'Velho' })).body.linhas).toEqual({ NOVA: 1 })
    expect((await send(table)).body.linhas).toEqual({ RECUSADA: 1 })
  })

  it('are undone for 30 days, but for what someone has changed since', async () => {
    const kept = (await call('POST', '', { title: 'Já havia', tone: 'C' })).body
    const { body } = await send('título;tom\nJá havia;D\nDesfeita;E\nMexida;F\n')
    await run(body.id)
    const [touched] = await list('Mexida')
    const { showType: _, id: touchedId, ...form } = (await call('GET', `${touched.id}`)).body
    await call('PUT', `${touchedId}`, { ...form, theme: 'Natal' })
    expect((await call('GET', `importacao/${body.id}`)).body.desfazerAte).not.toBeNull()
    const undone = await call('POST', `importacao/${body.id}/desfazer`)
    expect(undone.body).toMatchObject({ desfazerAte: null, desfeito: { feitos: 2, recusados: 1 } })
    expect(await count('Desfeita')).toBe(0)
    expect(await count('Mexida')).toBe(1)
    expect((await call('GET', `${kept.id}`)).body).toMatchObject({ tone: 'C' })
    expect((await call('POST', `importacao/${body.id}/desfazer`)).body.code).toBe('CANNOT_BE_UNDONE')
    const late = (await send('título\nTardia\n')).body
    await run(late.id)
    test.advance(31 * day)
    expect((await call('POST', `importacao/${late.id}/desfazer`)).status).toBeGreaterThanOrEqual(400)
  })

  it('are one act with a history of each', async () => {
    const { body } = await send('título\nCom história\n')
    await run(body.id)
    const [song] = await list('Com história')
    const { itens } = (await call('GET', `${song.id}/historico`)).body
    expect(itens).toMatchObject([{ acao: 'RECORDS_IMPORTED' }])
    expect((await run(body.id)).body.code).toBe('CONFLICT')
  })

  it('are written by a job where they are many, which goes on where it was killed, and doubles none', async () => {
    const rows = Array.from({ length: 230 }, (_, at) => `Muitas ${at};m${at}`).join('\n')
    const sent = await send(`título;id\n${rows}\n`)
    expect(sent).toMatchObject({ status: 202, body: { situacao: 'CONFERINDO', total: 230 } })
    await test.runJobs()
    expect((await call('GET', `importacao/${sent.body.id}`)).body).toMatchObject({
      situacao: 'CONFERIDO',
      linhas: { NOVA: 230 },
    })
    expect((await run(sent.body.id)).status).toBe(202)
    const kind = findKindByName('louvor')
    if (!kind) throw new Error('No songs')
    const at = test.platform.transactions.at(test.farol)
    // Two workers at once take turns.
    await Promise.all([runImportStep(at, kind, sent.body.id), runImportStep(at, kind, sent.body.id)])
    await test.runJobs()
    expect((await call('GET', `importacao/${sent.body.id}`)).body).toMatchObject({ situacao: 'CONCLUIDO', feitos: 230 })
    expect((await call('GET', '?term=Muitas&limit=1')).body.total).toBe(230)
    const canceled = (await send(`título;id\n${rows}\n`)).body
    expect((await call('DELETE', `importacao/${canceled.id}`)).body.situacao).toBe('CANCELADO')
    expect((await run(canceled.id)).body.code).toBe('CONFLICT')
  })

  it('are of one church alone, and for those who may write', async () => {
    const { body } = await send('título\nSó nossa\n')
    const theirs = await test.join({ roles: ['ROLE_SUPER_ADMIN'], at: test.videira })
    const treasurer = await test.join({ roles: ['ROLE_TREASURER'] })
    for (const own of [`importacao/${body.id}`, `importacao/${body.id}/linha/`]) {
      expect((await call('GET', own, undefined, theirs)).status).toBe(404)
      expect((await call('GET', own, undefined, treasurer)).status).toBe(403)
    }
    expect((await call('POST', `importacao/${body.id}/execucao`, undefined, theirs)).status).toBe(404)
    expect((await call('GET', `lote/${body.id}`)).status).toBe(404)
    expect((await send('título\nDeles\n', {}, treasurer)).status).toBe(403)
  })

  it.each([
    ['no rows', 'título\n', 'Não há linhas'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), 'não é uma tabela'],
    ['too many rows', `título\n${'x\n'.repeat(10_001)}`, 'maior do que o permitido'],
  ])('say why a file cannot be read: %s', async (_, table, words) => {
    const answer = await send(table as string)
    expect(answer).toMatchObject({ status: 400, body: { code: 'TABLE_UNREADABLE' } })
    expect(answer.body.details[0].message).toContain(words)
  })
})
