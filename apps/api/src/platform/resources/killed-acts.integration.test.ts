import { news } from '@narthex/contract/content/news.resource'
import { minuteMs } from '@narthex/contract/durations'
import { atStrength } from '@narthex/contract/testing/strength'
import { describe, expect, it } from 'vitest'
import { newsService } from '../../modules/content/office/content-kinds.service.ts'
import { openNewsDesk } from '../../testing/news-desk.ts'
import { killCall, survives } from '../../testing/paused-call.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { createMemberCall, type MemberCall } from '../http/route.ts'
import { bulkWorker, runStep } from './bulk/bulk-run.ts'
import { draftWorker } from './editing/scheduling.ts'
import { resourceActs } from './resource-acts.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const modules = ['MOD_NOTICIA'] as const
const en = { titulo: 'Work day', resumo: 'Bring gloves.' }
const maxSteps = 120
/** Dies at every step in the deep run, at every third one in others. */
const stride = atStrength({ deep: 1, full: 3 })
/** Everything that an act on a record writes. */
const tables = [
  'conteudo',
  'conteudo_traducao',
  'busca',
  'rascunho',
  'registro_versao',
  'lixeira',
  'lote',
  'lote_item',
  'historico',
  'auditoria',
  'tarefa',
] as const

describe('an act whose process dies', () => {
  const test = setUpChurches({ farol: { modules } }, { startsAt })
  const desk = openNewsDesk(test)
  const { add, addLive, openTab } = desk
  const acts = resourceActs(news, newsService)
  let editor: Person | undefined
  async function callOfEditor(): Promise<MemberCall> {
    editor ??= await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    const { accountId, memberId } = editor
    return createMemberCall(test.platform.transactions.at(test.farol), {
      accountId,
      memberId,
      roles: ['ROLE_ADMIN_CONTENT'],
    })
  }

  /** Reads all that the church keeps of its records, as one sign. */
  const readAll = () =>
    test.asOwner(async (owner) => {
      const parts = tables.map((table) => `(select jsonb_agg(t order by t::text) from ${table} t)`)
      const church = "(select to_jsonb(i) from igreja i where codigo = 'farol')"
      const [row] = await owner.query<{ all: string }>(
        `select md5(jsonb_build_array(${church}, ${parts.join(', ')})::text) as all`,
      )
      return row?.all
    })
  /** Counts the marks that acts on a record left so far. */
  async function countMarks(id: number) {
    const [versions, changes, done] = await Promise.all([
      desk.count('registro_versao', `registro = ${id}`),
      desk.count('historico', `tipo = 'conteudo' and registro = '${id}'`),
      desk.count('auditoria', `detalhes ->> 'conteudo' = '${id}'`),
    ])
    return { versions, changes, acts: done }
  }

  /** Kills an act before its statements and before its commit, and then lets it end. Gives at which step it did. */
  async function killAtEachStep(act: (call: MemberCall) => Promise<unknown>): Promise<number> {
    await callOfEditor()
    const before = await readAll()
    for (let at = 1; at < maxSteps; at += stride) {
      if (await survives(act(killCall(await callOfEditor(), at)))) return at
      expect(await readAll(), `after a death at step ${at}`).toBe(before)
    }
    throw new Error(`It has more than ${maxSteps} steps`)
  }

  async function addWaiting(titulo: string) {
    const { id, versao } = await addLive({ titulo: `${titulo}, antes`, traducoes: { en } })
    const { revisao } = (await (await openTab(id)).save({ titulo, traducoes: { en } })).body
    return { id, versao: versao as number, revisao: revisao as number }
  }

  type Prepare = () => Promise<{ readonly id: number; readonly act: (call: MemberCall) => Promise<unknown> }>
  const later = () => new Date(test.now.getTime() + 60 * minuteMs).toISOString()
  const single: [string, { versions: number; changes: number; shown?: string }, Prepare][] = [
    [
      'publishes a draft of what is live',
      { versions: 1, changes: 1, shown: 'Mudou' },
      async () => {
        const { id, ...seen } = await addWaiting('Mudou')
        return { id, act: (call) => acts.publish(call, id, seen) }
      },
    ],
    [
      'publishes a new record',
      { versions: 1, changes: 1, shown: 'Nova' },
      async () => {
        const { id } = await add({ titulo: 'Nova' })
        return { id, act: (call) => acts.publish(call, id, { versao: 1 }) }
      },
    ],
    [
      'publishes one language',
      { versions: 1, changes: 1, shown: 'Só em inglês, antes' },
      async () => {
        const { id, ...seen } = await addWaiting('Só em inglês')
        return { id, act: (call) => acts.publishLanguage(call, { id, idioma: 'en' }, seen) }
      },
    ],
    [
      'chooses a moment',
      { versions: 0, changes: 0, shown: 'Marcada, antes' },
      async () => {
        const { id, ...seen } = await addWaiting('Marcada')
        return { id, act: (call) => acts.schedule(call, id, { ...seen, publicarEm: later() }) }
      },
    ],
    [
      'removes',
      { versions: 0, changes: 1 },
      async () => {
        const { id } = await addWaiting('Removida')
        return { id, act: (call) => acts.remove(call, id) }
      },
    ],
  ]

  it.each(single)('%s: at each step either nothing or all of it is done, once', async (_, expected, prepare) => {
    const { id, act } = await prepare()
    const before = await countMarks(id)
    expect(await killAtEachStep(act)).toBeGreaterThan(5)
    const after = await countMarks(id)
    expect(after).toEqual({
      versions: before.versions + expected.versions,
      changes: before.changes + expected.changes,
      acts: before.acts + 1,
    })
    expect((await desk.readShown(id))?.titulo).toBe(expected.shown)
  })

  describe('that was to go live by the clock', () => {
    const worker = draftWorker(() => test.needs.kinds())
    async function addDue(titulo: string) {
      const { id, ...seen } = await addWaiting(titulo)
      const data = { tipo: 'noticia', registro: id, publicarEm: later() }
      await acts.schedule(await callOfEditor(), id, { ...seen, publicarEm: data.publicarEm })
      test.advance(60 * minuteMs)
      const job = { id: String(id), data, attempt: 1, createdAt: test.now, signal: new AbortController().signal }
      return { id, run: (call: MemberCall) => worker.handle(call, job), before: await countMarks(id) }
    }
    const isOnce = async ({ id, before }: Awaited<ReturnType<typeof addDue>>, titulo: string) => {
      const once = { versions: before.versions + 1, changes: before.changes + 1, acts: before.acts + 1 }
      expect(await countMarks(id)).toEqual(once)
      expect(await desk.readShown(id)).toMatchObject({ titulo })
    }

    it('is done once by a job that dies at each of its steps', async () => {
      const due = await addDue('Pela tarefa')
      await killAtEachStep(due.run)
      await isOnce(due, 'Pela tarefa')
    })

    it('is done once by a job that runs twice at the same moment, and again hours later', async () => {
      const due = await addDue('Em dobro')
      const call = await callOfEditor()
      await Promise.all([due.run(call), due.run(call), due.run(call)])
      test.advance(600 * minuteMs)
      await due.run(call)
      await test.runJobs()
      await isOnce(due, 'Em dobro')
    })

    it('is done ten hours late by a job that waited so long, and not by a moment that was moved since', async () => {
      const due = await addDue('Atrasada')
      test.advance(600 * minuteMs)
      await test.runJobs()
      await isOnce(due, 'Atrasada')
    })
  })

  describe('on many records', () => {
    const order = (ids: readonly number[]) => ({ acao: 'PUBLICAR', selecao: { ids: [...ids] } }) as const
    /** Writes the batch down, and dies before it does any of it. */
    const begin = (ids: readonly number[]) => async (call: MemberCall) => {
      const begun = new Error('begun')
      const dying = { ...call, editSite: () => Promise.reject(begun) }
      await acts.runBulk(dying, order(ids)).catch((error: unknown) => {
        if (error !== begun) throw error
      })
    }
    const findLast = async () => {
      const [row] = await test.asOwner((owner) => owner.query<{ id: number }>('select max(id) as id from lote'))
      return row?.id ?? 0
    }

    async function addThree() {
      const waiting = await addWaiting('No lote')
      const ids = [(await add()).id as number, waiting.id, (await addLive()).id as number]
      return { ids, waiting: waiting.id, before: await Promise.all(ids.map(countMarks)) }
    }
    async function expectOnce({ ids, waiting, before }: Awaited<ReturnType<typeof addThree>>, lote: number) {
      const plus = [1, 1, 0]
      const after = await Promise.all(ids.map(countMarks))
      expect(after).toEqual(
        before.map(({ versions, changes, acts: done }, at) => ({
          versions: versions + (plus[at] ?? 0),
          changes: changes + (plus[at] ?? 0),
          acts: done,
        })),
      )
      expect(await desk.readShown(waiting)).toMatchObject({ titulo: 'No lote' })
      expect(await desk.count('auditoria', `detalhes ->> 'lote' = '${lote}'`)).toBe(1)
      expect((await desk.call('GET', `lote/${lote}`)).body).toMatchObject({ situacao: 'CONCLUIDO', feitos: 3 })
    }

    it('is begun and done once, whatever step of it dies', async () => {
      const three = await addThree()
      await killAtEachStep(begin(three.ids))
      const lote = await findLast()
      const kind = test.needs.kinds().find(({ resource }) => resource.name === 'noticia')
      if (!kind) throw new Error('There is no such kind')
      expect(await killAtEachStep((call) => runStep(call, kind, lote))).toBeGreaterThan(30)
      await expectOnce(three, lote)
    })

    it('is done by a job where its call died after it had begun, and by one of them where both go on', async () => {
      const three = await addThree()
      await begin(three.ids)(await callOfEditor())
      test.advance(minuteMs)
      await test.runJobs()
      await expectOnce(three, await findLast())

      const others = await addThree()
      await begin(others.ids)(await callOfEditor())
      const [lote, call] = [await findLast(), await callOfEditor()]
      const worker = bulkWorker(() => test.needs.kinds())
      const job = { id: 'a', attempt: 1, createdAt: test.now, signal: new AbortController().signal }
      const run = () => worker.handle(call, { ...job, data: { tipo: 'noticia', lote } })
      await Promise.all([run(), run(), run()])
      await expectOnce(others, lote)
    })
  })
})
