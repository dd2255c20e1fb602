import { minuteMs } from '@narthex/contract/durations'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createJobRunner } from '../../../platform/jobs/job-runner.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { workerFor } from '../../../platform/jobs/worker.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { plainQueue } from '../../../testing/plain-queue.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { addOperator, openOperator, operatorCookie, operatorPage } from '../../../testing/set-up-operator.ts'

const startsAt = new Date('2026-03-01T12:00:00Z')
const test = setUpChurches({ videira: { nome: 'Igreja Videira' }, farol: { nome: 'Farol' } }, { startsAt })
const path = '/operador/fila/plain'
let operator: Awaited<ReturnType<typeof addOperator>>
let headers: Record<string, string>

const logIn = async () => {
  test.advance(minuteMs)
  headers = { ...operatorPage, cookie: operatorCookie(await openOperator(test.platform, operator)) }
}
beforeAll(async () => {
  operator = await addOperator(test.platform)
  await logIn()
})
beforeEach(async () => {
  await test.asOwner((owner) => owner.exec('truncate tarefa; delete from operador_ato'))
})

const call = (method: 'GET' | 'POST' | 'DELETE', at: string, body?: object) =>
  test.call(method, at, { headers, ...(body && { body }) })
const add = (church: ChurchScope, word: string) =>
  test.platform.transactions.inChurch(church, (work) => enqueue(work, plainQueue, { word }))
/** Makes all jobs of a church given up, with an error. */
const giveUp = (church: ChurchScope, error = 'ECONNREFUSED') =>
  test.asOwner((owner) =>
    owner.query('update tarefa set flag_morta = true, tentativas = 12, erro = $1 where igreja_id = $2', [
      error,
      church.igrejaId,
    ]),
  )
const failed = async () => (await call('GET', '/operador/tarefa')).body.itens
const acts = () =>
  test.asOwner((owner) => owner.query("select acao, igreja_codigo, detalhes from operador_ato where acao like 'JOBS%'"))
const runDue = async () => {
  const done: string[] = []
  const worker = workerFor(plainQueue, async (_call, { data }) => void done.push(data.word))
  await createJobRunner(test.platform, [worker]).runDue()
  return done
}

describe('jobs before an operator', () => {
  it('are counted by kind, and tell how long the oldest waits', async () => {
    await add(test.videira, 'one')
    test.advance(2 * minuteMs)
    await add(test.farol, 'two')
    const { filas, retidas } = (await call('GET', '/operador/fila')).body
    expect(retidas).toBeNull()
    expect(filas).toEqual([
      {
        fila: 'plain',
        esperando: 2,
        segundosMaisAntiga: 120,
        emCurso: 0,
        repetindo: 0,
        desistidas: 0,
        flagAtrasada: false,
      },
    ])
  })

  it('that failed are listed page by page, given up first, without what they carry, with personal data masked', async () => {
    await add(test.farol, 'secret of a person')
    await giveUp(test.farol, '550 <ana.lima@example.org> +55 81 99999-1234')
    await add(test.videira, 'tried again')
    await test.asOwner((owner) =>
      owner.query(
        "update tarefa set tentativas = 2, erro = 'EAUTH', disponivel_em = disponivel_em + interval '1 hour' where not flag_morta",
      ),
    )
    const first = (await call('GET', '/operador/tarefa?limit=1')).body
    const second = (await call('GET', `/operador/tarefa?limit=1&apos=${first.proximo}`)).body
    expect([...first.itens, ...second.itens]).toMatchObject([
      {
        igreja: { codigo: 'farol', nome: 'Farol' },
        fila: 'plain',
        flagDesistida: true,
        tentativas: 12,
        erro: { causa: 'NOT_READY', detalhe: '550 <a•••@example.org> •••' },
        proximaEm: null,
      },
      { igreja: { codigo: 'videira' }, flagDesistida: false, tentativas: 2, erro: { causa: 'LOGIN_REFUSED' } },
    ])
    expect(second.proximo).toBeNull()
    expect(JSON.stringify([first, second])).not.toMatch(/secret|ana\.lima|99999/)
    expect((await call('GET', '/operador/tarefa?fila=e-mail')).body.itens).toEqual([])
    expect(await call('GET', '/operador/tarefa?apos=abc')).toMatchObject({ status: 400 })
    expect((await call('GET', '/operador/fila')).body.filas).toMatchObject([{ repetindo: 1, desistidas: 1 }])
  })

  it('are retried once, whatever the number of clicks, and written down once', async () => {
    await add(test.farol, 'one')
    await giveUp(test.farol)
    const [{ id }] = await failed()
    const at = `/operador/igreja/farol/tarefa/${id}/repeticao`
    const both = await Promise.all([call('POST', at), call('POST', at)])
    const counts = both.map(({ body }) => body.tarefas)
    expect(counts.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0)
    expect(await runDue()).toEqual(['one'])
    expect(await runDue()).toEqual([])
    expect(await call('POST', at)).toMatchObject({ status: 200, body: { tarefas: 0 } })
    expect((await acts())[0]).toMatchObject({
      acao: 'JOBS_RETRIED',
      igreja_codigo: 'farol',
      detalhes: { tarefas: '1' },
    })
  })

  it('are not made due again once another operator has retried them and a worker has taken them', async () => {
    await add(test.farol, 'one')
    await giveUp(test.farol)
    const taken =
      "flag_morta = false, tentativas = 1, posse = gen_random_uuid(), disponivel_em = disponivel_em + interval '1 hour'"
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    const answer = await test.asOwner(async (owner) => {
      await owner.exec(`begin; update tarefa set ${taken}`)
      const second = call('POST', `${path}/repeticao`)
      await vi.waitFor(async () => expect(await owner.query(waiting)).not.toEqual([]))
      await owner.exec('commit')
      return second
    })
    expect(answer).toMatchObject({ status: 200, body: { tarefas: 0 } })
    expect(await runDue()).toEqual([])
    expect(await acts()).toEqual([])
  })

  it('of a kind are retried in all churches; those that run are left alone', async () => {
    for (const church of [test.videira, test.farol]) {
      await add(church, church.codigo)
      await giveUp(church)
    }
    await add(test.farol, 'running')
    await test.asOwner((owner) =>
      owner.exec(
        "update tarefa set posse = gen_random_uuid(), disponivel_em = disponivel_em + interval '1 hour' where not flag_morta",
      ),
    )
    expect(await call('POST', `${path}/repeticao`)).toMatchObject({ status: 200, body: { tarefas: 2 } })
    expect((await runDue()).toSorted()).toEqual(['farol', 'videira'])
    expect(await acts()).toMatchObject([{ acao: 'JOBS_RETRIED', detalhes: { fila: 'plain', tarefas: '2' } }])
  })

  it('that are tried again by themselves are tried at once, where an operator asks for it', async () => {
    await add(test.farol, 'one')
    await test.asOwner((owner) =>
      owner.exec("update tarefa set erro = 'TargetRestsError', disponivel_em = disponivel_em + interval '1 hour'"),
    )
    expect(await runDue()).toEqual([])
    const [{ id }] = await failed()
    await call('POST', `/operador/igreja/farol/tarefa/${id}/repeticao`)
    expect(await runDue()).toEqual(['one'])
  })

  it('are dropped as many as the operator saw, or none', async () => {
    await add(test.videira, 'one')
    await add(test.farol, 'two')
    await giveUp(test.videira)
    await giveUp(test.farol)
    await add(test.farol, 'waits')
    expect(await call('POST', `${path}/descarte`, { tarefas: 1 })).toMatchObject({ status: 409 })
    expect(await failed()).toHaveLength(2)
    const both = await Promise.all([1, 2].map(() => call('POST', `${path}/descarte`, { tarefas: 2 })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await failed()).toEqual([])
    expect(await runDue()).toEqual(['waits'])
    expect(await acts()).toMatchObject([{ acao: 'JOBS_DROPPED', detalhes: { fila: 'plain', tarefas: '2' } }])
  })

  it('of another church, or that wait, are not dropped by their id', async () => {
    await add(test.farol, 'one')
    await giveUp(test.farol)
    const [{ id }] = await failed()
    expect(await call('DELETE', `/operador/igreja/videira/tarefa/${id}`)).toMatchObject({ body: { tarefas: 0 } })
    expect(await call('DELETE', `/operador/igreja/nenhuma/tarefa/${id}`)).toMatchObject({ status: 404 })
    expect(await call('DELETE', '/operador/igreja/farol/tarefa/1')).toMatchObject({ status: 400 })
    await call('POST', `/operador/igreja/farol/tarefa/${id}/repeticao`)
    expect(await call('DELETE', `/operador/igreja/farol/tarefa/${id}`)).toMatchObject({ body: { tarefas: 0 } })
    expect(await runDue()).toEqual(['one'])
  })

  it('are dropped after a login of ten minutes ago at most; retried without one', async () => {
    await add(test.farol, 'one')
    await giveUp(test.farol)
    const [{ id }] = await failed()
    test.advance(12 * minuteMs)
    const stale = { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } }
    expect(await call('DELETE', `/operador/igreja/farol/tarefa/${id}`)).toMatchObject(stale)
    expect(await call('POST', `${path}/descarte`, { tarefas: 1 })).toMatchObject(stale)
    expect(await failed()).toHaveLength(1)
    await logIn()
    expect(await call('DELETE', `/operador/igreja/farol/tarefa/${id}`)).toMatchObject({ body: { tarefas: 1 } })
    expect(await acts()).toMatchObject([{ acao: 'JOBS_DROPPED', igreja_codigo: 'farol' }])
  })
})
