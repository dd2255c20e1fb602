import { getFrame, listClients } from '@narthex/api/modules/churches/churches.service'
import { getDevotional } from '@narthex/api/modules/content/devotionals.service'
import { getEbd } from '@narthex/api/modules/content/ebd.service'
import { getHighlights } from '@narthex/api/modules/content/highlights.service'
import { getNews } from '@narthex/api/modules/content/news.service'
import { listStudies } from '@narthex/api/modules/content/studies/studies.service'
import { listEvents } from '@narthex/api/modules/events/event-pages.service'
import { listActiveReasons, listGoalProgress } from '@narthex/api/modules/giving/reasons.service'
import { readNotifications } from '@narthex/api/modules/notifications/notifications.service'
import { listPlayPlans } from '@narthex/api/modules/play/subscriptions/plans.service'
import { readQueue } from '@narthex/api/modules/prayer/moderation-list.service'
import { readWall } from '@narthex/api/modules/prayer/wall.service'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { openCaller } from '@narthex/api/testing/caller'
import { openTestPlatform, type TestPlatform } from '@narthex/api/testing/test-platform'
import { dayMs } from '@narthex/contract/durations'
import type { CustomField } from '@narthex/contract/users/custom-field.endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoChurches } from './demo-churches.ts'
import { demoEmail, demoPassword, holdsDemoLogins } from './logins.ts'
import { ancoradouro } from './organisation.ts'
import { seedDemo } from './seed.ts'

/** Friday night in Recife, Saturday in Cádiz. */
let now = new Date('2026-03-14T01:30:00Z')
const seededOn = now

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform({ clock: () => now })
  await seedDemo(test.platform, { withLogins: true })
}, 180_000)
afterAll(() => test.close())

it('the seed leaves each church as its content says, its newest message first', async () => {
  for (const { founding, description, menu, pastors, services, notifications } of demoChurches) {
    const scope = await requireChurch(`${founding.codigo}.narthex.test`)
    const frame = await getFrame(test.platform.transactions.at(scope))
    expect(frame.church).toMatchObject({ nome: founding.nome, flagAtivo: true, ...description })
    expect(frame.menu.map((item) => item.codigo)).toEqual(menu.map((item) => item.codigo))
    // Their photos have the addresses that storing them gave.
    expect(frame.pastores).toMatchObject(pastors.map(({ foto: _, ...pastor }) => pastor))
    expect(frame.cultos).toHaveLength(services.length)

    const { itens, total } = await readNotifications(test.platform.transactions.at(scope), {
      page: 1,
      limit: 30,
    })
    const instants = itens.map((item) => item.dataCadastro)
    expect(total).toBe(notifications.length)
    expect(instants).toEqual([...instants].sort().reverse())
  }
})

it('what a message tells of is where it leads', async () => {
  for (const { founding, notifications } of demoChurches) {
    const scope = await requireChurch(`${founding.codigo}.narthex.test`)
    const { itens } = await readNotifications(test.platform.transactions.at(scope), {
      page: 1,
      limit: 30,
    })
    const events = new Map((await readEvents(scope, 'proximos')).map((event) => [event.id, event.titulo]))
    const titleOf = {
      CULTO: undefined,
      EVENTO: async (id: number) => events.get(id),
      EBD: async (id: number) => (await getEbd(test.platform.transactions.at(scope), String(id), {})).licao?.titulo,
      NOTICIA: async (id: number) => (await getNews(test.platform.transactions.at(scope), id, {})).titulo,
      DEVOCIONAL: async (id: number) => (await getDevotional(test.platform.transactions.at(scope), id, {})).titulo,
    }
    for (const { titulo, about } of notifications) {
      const { tipo, idEntidadeRelacionada: id = null } = itens.find((item) => item.titulo === titulo) ?? {}
      expect(id === null ? undefined : tipo && (await titleOf[tipo.codigo]?.(id)), titulo).toBe(about)
    }
  }
})

it.each(demoChurches)(
  '$founding.nome has its coming events within nine weeks, the soonest first, and its past ones behind it',
  async ({ founding, events }) => {
    const scope = await requireChurch(`${founding.codigo}.narthex.test`)
    const upcoming = await readEvents(scope, 'proximos')
    const starts = upcoming.map((event) => event.dataInicio)
    const namesOf = (listed: readonly { titulo: string }[]) => listed.map(({ titulo }) => titulo).sort()
    expect(namesOf(upcoming)).toEqual(namesOf(events.filter(({ begins }) => !('weeksAgo' in begins))))
    expect(namesOf(await readEvents(scope, 'passados'))).toEqual(
      namesOf(events.filter(({ begins }) => 'weeksAgo' in begins)),
    )
    expect(starts).toEqual([...starts].sort())
    expect(starts.every((start) => start > now.toISOString())).toBe(true)
    expect((starts.at(-1) ?? '') < new Date(now.getTime() + 63 * dayMs).toISOString()).toBe(true)
  },
)

const withNews = demoChurches.filter(({ modules }) => modules.includes('MOD_NOTICIA'))
it.each(withNews)('$founding.nome has three pieces of news that are out, the newest first', async ({ founding }) => {
  const scope = await requireChurch(`${founding.codigo}.narthex.test`)
  const dates = (await getHighlights(test.platform.transactions.at(scope))).noticias.map((one) => one.dataPublicacao)
  expect(dates).toHaveLength(3)
  expect(dates).toEqual([...dates].sort().reverse())
  expect((dates[0] ?? '') < now.toISOString()).toBe(true)
})

it('a church that writes every day has a devotional for today, and still next week without a new seed', async () => {
  expect(await latestDevotional('mare')).toBe('2026-03-13')
  now = new Date(seededOn.getTime() + 7 * dayMs)
  expect(await latestDevotional('mare')).toBe('2026-03-20')
  now = seededOn
})

it('a church that rests at the weekend shows the devotional of Friday on Saturday', async () => {
  expect(await latestDevotional('azotea')).toBe('2026-03-13')
})

const praying = demoChurches.flatMap(({ founding, prayers }) =>
  prayers ? [{ code: founding.codigo, ...prayers }] : [],
)

it.each(praying)(
  'the wall of $code shows what was asked, and holds nothing that it should not',
  async ({ code, prayers }) => {
    const call = test.platform.transactions.at(await requireChurch(`${code}.narthex.test`))
    const page = { page: 1, limit: 50 }
    const { itens } = await readWall(call, page)
    const shown = prayers.filter(({ is, forPastors }) => is !== 'waiting' && !forPastors)
    expect(itens.map(({ mensagem }) => mensagem).sort()).toEqual(shown.map(({ text }) => text).sort())
    const answered = await readWall(call, { ...page, respondidas: '1' })
    expect(answered.total).toBe(prayers.filter((one) => one.answered).length)
    const { filas } = await readQueue(call, { ...page, fila: 'PENDENTE' })
    expect(filas).toEqual({ CUIDADO: 0, CONTATO: 1, DENUNCIADA: 1, PENDENTE: 1, RESERVADA: 0, DECIDIDA: 0 })
    const people = prayers.flatMap(({ by, messages = [] }) => [by, ...messages.map(([who]) => who)])
    const known = new Set(praying.find((one) => one.code === code)?.people.map(({ nome }) => nome))
    expect(new Set(people.filter((who) => !known.has(who))).size).toBeLessThanOrEqual(1)
  },
)
it('every study is out, the newest this week, and one church keeps them for its members', async () => {
  for (const { founding, studies = [], studiesAreForMembers = false } of demoChurches) {
    const scope = await requireChurch(`${founding.codigo}.narthex.test`)
    const { itens } = await listStudies(test.platform.transactions.at(scope), undefined, { page: 1, limit: 30 })
    expect(itens.map(({ titulo }) => titulo).sort()).toEqual(
      studies.flatMap((series) => series.studies.map(({ titulo }) => titulo)).sort(),
    )
    expect(itens.every(({ flagRestrito }) => flagRestrito === studiesAreForMembers)).toBe(true)
    for (const { dataPublicacao } of itens.slice(0, 1))
      expect(now.getTime() - Date.parse(dataPublicacao)).toBeLessThan(7 * dayMs)
  }
  expect(demoChurches.filter(({ studiesAreForMembers }) => studiesAreForMembers)).toHaveLength(1)
})

it('the first church also answers at the bare localhost', async () => {
  const codes = ['localhost', '127.0.0.1'].map(async (host) => (await requireChurch(host)).codigo)
  expect(new Set(await Promise.all(codes))).toEqual(new Set([demoChurches[0]?.founding.codigo]))
})

it('each church that is on has a member with something to show, and an admin, who can log in', async () => {
  const caller = await openCaller(test.platform, 'mare')
  for (const { founding, members, customFields } of demoChurches) {
    const at = { host: `${founding.codigo}.narthex.test`, password: demoPassword }
    const logins = members.map(({ login }) => login)
    expect(logins, founding.codigo).toEqual(founding.codigo === 'ribeira' ? [] : ['member', 'admin'])
    for (const { login, role, addresses = [], children = [], answers = {}, congregation, notes = [] } of members) {
      const { token, user } = await caller.logIn(demoEmail(login, founding.codigo), at)
      const ask = async (path: string) => (await caller.call('GET', path, { token, ...at })).body
      const { usuario, roles } = await ask('/me')
      expect(roles.map((one: { role: string }) => one.role)).toEqual(role ? [role] : [])
      expect(usuario.idCongregacao === null).toBe(congregation === undefined)
      expect(await ask(`/user/${user.id}/endereco`)).toHaveLength(addresses.length)
      expect(await ask(`/user/${user.id}/crianca`)).toHaveLength(children.length)
      const listed: { titulo: string }[] = await ask(`/user/nota-sermao?igreja=${founding.codigo}`)
      expect(listed.map(({ titulo }) => titulo)).toEqual(notes.map(({ titulo }) => titulo))
      expect(notes.length).toBeGreaterThan(2)
      const fields: CustomField[] = await ask(`/user/${user.id}/campo-personalizado?igreja=${founding.codigo}`)
      expect(fields.map(({ codigo }) => codigo)).toEqual(customFields.map(({ codigo }) => codigo))
      expect(fields.filter(({ valor }) => valor !== null)).toHaveLength(Object.keys(answers).length)
    }
  }
  await caller.app.close()
})

it('the admin leads a group that somebody waits for, and the member is of one', async () => {
  const caller = await openCaller(test.platform, 'mare')
  for (const { founding, groups = [] } of demoChurches.filter(({ groups }) => groups)) {
    const at = { host: `${founding.codigo}.narthex.test`, password: demoPassword }
    const mine = async (login: string) => {
      const { token } = await caller.logIn(demoEmail(login, founding.codigo), at)
      return (await caller.call('GET', `/igreja/${founding.codigo}/celula/?usuario=1`, { token, ...at })).body.itens
    }
    expect(await mine('admin'), founding.codigo).toMatchObject([{ papel: 'LIDER', solicitacoesPendentes: 1 }])
    expect(await mine('member'), founding.codigo).toMatchObject([{ papel: 'MEMBRO', solicitacoesPendentes: null }])
    const { body } = await caller.call('GET', `/igreja/${founding.codigo}/celula/?limit=100`, at)
    expect(body.total).toBe(groups.length)
    expect(body.itens.some(({ vagas }: { vagas: number | null }) => vagas === 0)).toBe(true)
  }
  await caller.app.close()
})

it('logins whose password everybody knows are noticed, and only where there are some', async () => {
  expect(await holdsDemoLogins(test.platform)).toBe(true)
  const bare = await openTestPlatform()
  expect(await holdsDemoLogins(bare.platform)).toBe(false)
  await bare.close()
})

it('the organisation lists its active churches and not the one whose site is off', async () => {
  const tenant = await test.platform.directory.byHost(`${ancoradouro.slug}.narthex.test`)
  if (!tenant) throw new Error('The organisation answers at no host')
  const clients = await listClients(test.platform, tenant, ancoradouro.slug)
  expect(clients.map((client) => client.codigo).sort()).toEqual(['azotea', 'mare'])
})

async function latestDevotional(code: string): Promise<string | undefined> {
  const { devocional } = await getHighlights(test.platform.transactions.at(await requireChurch(`${code}.narthex.test`)))
  return devocional?.data
}

async function requireChurch(host: string): Promise<ChurchScope> {
  const tenant = await test.platform.directory.byHost(host)
  if (!ChurchScope.is(tenant)) throw new Error(`No church answers at ${host}`)
  return tenant
}

it('each church asks for gifts, and was given some that were received, waited, failed or went back', async () => {
  for (const { founding, giving } of demoChurches.filter((church) => church.giving)) {
    const scope = await requireChurch(`${founding.codigo}.narthex.test`)
    const call = test.platform.transactions.at(scope)
    const reasons = await listActiveReasons(call)
    expect(reasons.map(({ nome }) => nome)).toEqual(giving?.reasons.map(({ nome }) => nome))
    const goal = reasons.find(({ meta }) => meta)
    const [progress] = await listGoalProgress(call)
    expect(progress?.idMotivo).toBe(goal?.id)
    expect(progress?.arrecadado).toBeGreaterThan(0)
    expect(progress?.arrecadado).toBeLessThan(goal?.meta?.valor ?? 0)
    const states = await test.asOwner((owner) =>
      owner.query<{ situacao: string }>('select distinct situacao from doacao where igreja_id = $1', [scope.igrejaId]),
    )
    const found = states.map(({ situacao }) => situacao)
    expect(found).toEqual(expect.arrayContaining(['ABERTA', 'ESTORNADA', 'FALHOU', 'RECEBIDA']))
    const recurring = await test.asOwner((owner) =>
      owner.query<{ situacao: string; recebidos: number }>(
        `select r.situacao, count(c.*)::int as recebidos from recorrencia r
         join recorrencia_ciclo c on c.igreja_id = r.igreja_id and c.recorrencia_id = r.id and c.situacao = 'RECEBIDO'
         where r.igreja_id = $1 group by r.id, r.situacao order by r.situacao`,
        [scope.igrejaId],
      ),
    )
    expect(recurring).toEqual([
      { situacao: 'ATIVA', recebidos: 3 },
      { situacao: 'PAUSADA', recebidos: 3 },
    ])
  }
})

it('past gifts are not announced, and leave nothing to do but what looks after the church’s payments from now on', async () => {
  const jobs = await test.asOwner((owner) =>
    owner.query<{ fila: string; churches: number; jobs: number; due: number }>(
      `select fila, count(distinct igreja_id)::int as churches, count(*)::int as jobs,
         count(*) filter (where disponivel_em <= $1)::int as due
       from tarefa where fila !~ '^(arquivo|imagem|notificacao|oracao|culto|transmissao)-?' group by fila order by fila`,
      [seededOn],
    ),
  )
  const perChurch = { churches: 3, jobs: 3, due: 0 }
  expect(jobs).toEqual([
    // Also of the church that is closed.
    { fila: 'chat-retencao', churches: 4, jobs: 4, due: 0 },
    // How to pay the tickets that wait.
    { fila: 'evento-e-mail', ...perChurch, due: 2 },
    // Of the tickets that wait for a payment.
    { fila: 'evento-reserva-vencimento', ...perChurch },
    { fila: 'pagamento-conciliacao', ...perChurch },
    { fila: 'pagamento-leitura', ...perChurch },
    { fila: 'pagamento-retencao', ...perChurch },
    // Of the gift and the tickets that wait, and of tickets that were paid before their time was over.
    { fila: 'pagamento-vencimento', ...perChurch, jobs: 7 },
    // Of a title of Play that is shown until a day.
    { fila: 'play-fim', churches: 1, jobs: 1, due: 0 },
    { fila: 'recorrencia-dia', ...perChurch },
    // Of the member who has a CPF.
    { fila: 'usuario-cpf', churches: 1, jobs: 1, due: 1 },
  ])
})

async function readEvents(scope: ChurchScope, quando: 'proximos' | 'passados') {
  const query = { quando, page: 1, limit: 100 }
  return (await listEvents(test.platform.transactions.at(scope), query)).itens
}

it('a church with Play sells its plans, in their order and in its own currency', async () => {
  for (const { founding, play, payments } of demoChurches.filter((church) => church.play)) {
    const scope = await requireChurch(`${founding.codigo}.narthex.test`)
    const plans = await listPlayPlans(test.platform.transactions.at(scope), undefined)
    expect(plans.map(({ nome }) => nome)).toEqual(play?.plans.map(({ nome }) => nome))
    expect(new Set(plans.map(({ moeda }) => moeda))).toEqual(new Set([payments.currency]))
  }
})

it('each church sells tickets: sold and nearly sold out, free and paid, waiting and refunded, without a mail or a job', async () => {
  for (const { founding, sales = {} } of demoChurches.filter(({ sales }) => sales)) {
    const { igrejaId } = await requireChurch(`${founding.codigo}.narthex.test`)
    const ask = <Row>(statement: string, ...more: unknown[]) =>
      test.asOwner((owner) => owner.query<Row>(statement, [igrejaId, ...more]))
    const states = await ask<{ situacao: string; quantas: number }>(
      'select situacao, count(*)::int as quantas from evento_inscricao where igreja_id = $1 group by situacao',
    )
    const counts = Object.fromEntries(states.map(({ situacao, quantas }) => [situacao, quantas]))
    const placed = Object.values(sales).flatMap(({ registrations = [] }) => registrations)
    const waiting = placed.filter(({ is }) => is === 'waiting').length
    const canceled = placed.filter(({ is }) => is === 'canceled').length
    expect(counts, founding.codigo).toEqual({
      CONFIRMADA: placed.length - waiting - canceled,
      PENDENTE: waiting,
      ESTORNADA: canceled,
    })
    const quotas = await ask<{ livres: number; ocupadas: number }>(
      'select vagas - ocupadas as livres, ocupadas from evento_cota where igreja_id = $1',
    )
    expect(quotas.some(({ livres, ocupadas }) => ocupadas > livres && livres > 0 && livres < 4)).toBe(true)
    const wrong = await ask(
      `select from evento_cota q where igreja_id = $1 and ocupadas <> (select count(*) from evento_ingresso_cota l
         join evento_bilhete t on t.igreja_id = l.igreja_id and t.ingresso_id = l.ingresso_id and t.situacao <> 'CANCELADO'
         where l.igreja_id = q.igreja_id and l.cota_id = q.id)`,
    )
    expect(wrong).toEqual([])
    const releases = await ask<{ emDia: boolean }>(
      `select disponivel_em > $2 as "emDia" from tarefa where igreja_id = $1 and fila = 'evento-reserva-vencimento'`,
      seededOn,
    )
    expect(releases).toEqual([{ emDia: true }])
  }
})

it('churches that stream have a service to come and past ones to watch again; one is live from the film, over and over', async () => {
  const caller = openCaller(test.platform, 'mare')
  const read = async (church: string) =>
    (await caller.call('GET', `/igreja/${church}/transmissao/`, { host: `${church}.narthex.test` })).body
  for (const { founding, live } of demoChurches.filter(({ live }) => live)) {
    const { agora, proximas, anteriores } = await read(founding.codigo)
    expect(proximas.length).toBeGreaterThan(1)
    expect(anteriores).toHaveLength(live?.past.length ?? 0)
    for (const { estado } of anteriores) expect(estado).toBe('REPRISE')
    expect(agora.map(({ titulo }: { titulo: string }) => titulo)).toEqual(live?.now ? [live.now.titulo] : [])
  }
  const [{ id }] = (await read('mare')).agora
  const { body } = await caller.call('GET', `/igreja/mare/transmissao/${id}/`)
  expect(body.fonte).toMatchObject({ tipo: 'SIMULADA', flagRepete: true, duracaoSegundos: 30 })
  expect(Date.parse(body.iniciadaEm)).toBe(seededOn.getTime() - 20 * 60_000)
  const now = (await caller.call('GET', `/igreja/mare/transmissao/${id}/agora/`)).body
  expect(now.roteiro).toHaveLength(4)
  expect(now.momentos).toEqual([])
  await caller.close()
})
