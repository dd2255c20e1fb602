import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { publishContent, removeContent, rewriteContent } from '../content.editing.service.ts'

const withSummary = (titulo: string) => ({ titulo, resumo: 'Para o grupo.' })
const perguntas = ['quem-fala', 'e-nos'].map((codigo) => ({ codigo, grupo: 'APLICACAO' as const, texto: `${codigo}?` }))

describe('answers to a study', () => {
  let study: number

  const test = setUpChurches(
    { farol: { modules: ['MOD_CELULA'] }, lagoa: { modules: ['MOD_CELULA'] } },
    { clock: () => new Date('2026-06-15T12:00:00Z') },
  )

  beforeAll(async () => {
    study = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'ESTUDO', {
      ...withSummary('A mesa'),
      perguntas,
    })
  })

  async function join(church = test.farol) {
    const host = `${church.codigo}.narthex.test`
    const { token } = await test.join({ at: church })
    const send = async (method: 'GET' | 'PUT', path: string, body?: object) => {
      const answer = await test.call(method, path, { token, host, ...(body ? { body } : {}) })
      return { status: answer.status, body: answer.body }
    }
    return {
      read: (id = study) => send('GET', `/estudo/${id}/resposta/`),
      write: (texto: string, versao: number, { pergunta = 'quem-fala', flag = false, id = study } = {}) =>
        send('PUT', `/estudo/${id}/resposta/${pergunta}`, { texto, versao, flagCompartilhada: flag }),
    }
  }

  it('are kept as they were written, each by its question, and read by who wrote them alone', async () => {
    const [ana, bia] = [await join(), await join()]
    expect(await ana.read()).toEqual({ status: 200, body: [] })
    const text = '  Levi.\n\n<b>E eu</b> "também" 👩🏽‍🌾 '
    expect(await ana.write(text, 0)).toEqual({ status: 200, body: { versao: 1 } })
    expect(await ana.write('Nós todos', 0, { pergunta: 'e-nos', flag: true })).toMatchObject({ body: { versao: 1 } })
    expect((await ana.read()).body).toEqual([
      { pergunta: 'e-nos', texto: 'Nós todos', flagCompartilhada: true, versao: 1 },
      { pergunta: 'quem-fala', texto: text, flagCompartilhada: false, versao: 1 },
    ])
    expect((await bia.read()).body).toEqual([])
    await bia.write('Outra', 0)
    expect((await ana.read()).body[1].texto).toBe(text)
    expect((await test.call('GET', `/estudo/${study}/resposta/`)).status).toBe(401)
  })

  it('may be sent again, and are never written over by who has not seen them', async () => {
    const ana = await join()
    await ana.write('um', 0)
    expect((await ana.write('um', 0)).body).toEqual({ versao: 1 })
    expect((await ana.write('dois', 1)).body).toEqual({ versao: 2 })
    const late = { status: 409, body: { code: 'CHANGED_MEANWHILE' } }
    expect(await ana.write('três', 1)).toMatchObject(late)
    expect(await ana.write('', 1)).toMatchObject(late)
    expect((await ana.read()).body).toMatchObject([{ texto: 'dois', versao: 2 }])
    expect((await ana.write(' \n', 2)).body).toEqual({ versao: 0 })
    expect((await ana.write('', 2)).body).toEqual({ versao: 0 })
    expect((await ana.read()).body).toEqual([])
    expect(await ana.write('de novo', 2)).toMatchObject(late)
    // A client that saw the first version must not overwrite the later one.
    expect((await ana.write('de novo', 0)).body).toEqual({ versao: 4 })
    expect(await ana.write('três', 1)).toMatchObject(late)
  })

  it('of many at the same moment keep one, and tell the others that they came late', async () => {
    const ana = await join()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => ana.write(`texto ${i}`, 0)))
    const [kept, ...none] = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []))
    expect(none).toEqual([])
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect((await ana.read()).body).toMatchObject([{ texto: `texto ${kept}`, versao: 1 }])
  })

  it('stay with their question while its words change, and go with the study', async () => {
    const id = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'ESTUDO', {
      ...withSummary('Passageiro'),
      perguntas,
    })
    const ana = await join()
    await ana.write('Fica', 0, { id })
    const turned = perguntas.toReversed().map((one) => ({ ...one, texto: `De novo: ${one.texto}` }))
    await rewriteContent(
      createOwnCall(test.platform.transactions.at(test.farol)),
      { kind: 'ESTUDO', id },
      { ...withSummary('Passageiro'), perguntas: turned },
    )
    expect((await ana.read(id)).body).toMatchObject([{ pergunta: 'quem-fala', texto: 'Fica' }])
    await ana.write('Sai', 0, { id, pergunta: 'e-nos' })
    await rewriteContent(
      createOwnCall(test.platform.transactions.at(test.farol)),
      { kind: 'ESTUDO', id },
      { ...withSummary('Passageiro'), perguntas: turned.slice(1) },
    )
    expect(await ana.write('Muda', 1, { id, pergunta: 'e-nos' })).toMatchObject({ status: 404 })
    expect((await ana.read(id)).body).toHaveLength(2)
    expect(await ana.write('', 1, { id, pergunta: 'e-nos' })).toEqual({ status: 200, body: { versao: 0 } })
    expect((await ana.read(id)).body).toMatchObject([{ pergunta: 'quem-fala' }])
    await removeContent(createOwnCall(test.platform.transactions.at(test.farol)), id)
    expect((await ana.read(id)).status).toBe(404)
    const left = await test.asOwner((owner) => owner.query(`select 1 from estudo_resposta where estudo_id = ${id}`))
    expect(left).toEqual([])
  })

  it('stay with their question while others come before it, in every language', async () => {
    const asked = (...texts: string[]) => texts.map((texto) => ({ grupo: 'APLICACAO' as const, texto }))
    const [pt, en] = [asked('Quem fala?', 'E nós?'), asked('Who speaks?', 'And we?')]
    const study = {
      ...withSummary('A torre'),
      perguntas: pt,
      traducoes: { en: { ...withSummary('The tower'), perguntas: en } },
    }
    const id = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'ESTUDO', study)
    const codes = async (idioma = 'pt') =>
      (await test.call('GET', `/estudo/${id}?idioma=${idioma}`)).body.perguntas.map(
        ({ codigo }: { codigo: string }) => codigo,
      )
    expect([await codes(), await codes('en')]).toEqual([
      ['p1', 'p2'],
      ['p1', 'p2'],
    ])
    await rewriteContent(
      createOwnCall(test.platform.transactions.at(test.farol)),
      { kind: 'ESTUDO', id },
      {
        ...study,
        perguntas: [...asked('O que vocês veem?'), ...pt],
        traducoes: { en: { ...withSummary('The tower'), perguntas: [...asked('What do you see?'), ...en] } },
      },
    )
    const [fresh, ...kept] = await codes()
    expect(fresh).toMatch(/^p-[0-9a-f]{8}$/)
    expect(kept).toEqual(['p1', 'p2'])
    expect(await codes('en')).toEqual([fresh, 'p1', 'p2'])
  })

  it('are answers to what is asked, at one’s own church', async () => {
    const [ana, ivo] = [await join(), await join(test.lagoa)]
    const draft = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'ESTUDO', {
      ...withSummary('b'),
      perguntas,
      situacao: 'RASCUNHO',
    })
    for (const refused of [
      await ana.write('a', 0, { pergunta: 'outra' }),
      await ana.write('a', 0, { id: draft }),
      await ana.write('a', 0, { id: 2 ** 31 - 1 }),
      await ivo.write('a', 0),
      await ivo.read(),
      await ana.read(draft),
    ])
      expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    for (const refused of [
      await ana.write('a'.repeat(4001), 0),
      await ana.write('a\u0000', 0),
      await ana.write('a', -1),
      await ana.write('a', 0, { pergunta: 'A B' }),
    ])
      expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect((await ana.read()).body).toEqual([])
  })
})
