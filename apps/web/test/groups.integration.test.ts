import { beforeAll, expect, test } from 'vitest'
import { groupsApi } from './group-church.ts'
import { type Pages, startPages } from './start-pages.ts'

let pages: Pages
const open = (path: string, different: Parameters<Pages['open']>[1] = {}) =>
  pages.open(path, { api: groupsApi(), ...different })

beforeAll(async () => {
  pages = await startPages()
})

const isKept = ({ headers }: { headers: Record<string, string> }) => headers['cache-control'] !== 'no-store'
/** The text of the page without the data of its scripts. */
const seen = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))
const thingsOf = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{"@graph":[]}')['@graph']

test('the list is whole without scripts: when, where, whether there is room, and links to narrow it', async () => {
  const page = await open('/groups')
  expect([page.status, isKept(page)]).toEqual([200, true])
  const text = seen(page.body)
  expect(text).toContain('href="/groups/1"')
  expect(text).toContain('Mesa &lt;b&gt;da&lt;/b&gt; Aurora')
  for (const time of ['Terças, 19h30', 'Um sábado por mês, 19h30', 'Terças, a cada 15 dias, 19h30'])
    expect(text).toContain(time)
  for (const room of ['3 vagas', 'Lotado', 'Não recebe pedidos no momento']) expect(text).toContain(room)
  for (const way of ['dia=6', 'bairro=Torre', 'tipo=Jovens', 'vagas=1', 'view=map', 'page=2'])
    expect(text).toContain(`href="/groups?${way}"`)
  // One time of day alone narrows nothing.
  expect(text).not.toContain('periodo=')
  expect(text).toMatch(/<form action="\/groups"/)
})

test('what narrows the list is asked of the API and kept from link to link; what nothing has is not, and not kept', async () => {
  const asked: Parameters<typeof groupsApi>[0] = []
  const api = groupsApi(asked)
  const page = await open('/groups?dia=6&view=map', { api })
  expect(asked).toEqual([{ dia: '6', page: '1' }])
  expect(isKept(page)).toBe(true)
  expect(seen(page.body)).toContain('Um sábado por mês')
  expect(seen(page.body)).not.toContain('Aurora')
  expect(seen(page.body)).toContain('href="/groups?dia=6&amp;vagas=1&amp;view=map"')
  for (const absurd of ['dia=3', 'dia=sexta', 'periodo=MANHA', 'bairro=%3Cb%3E', 'online=1', 'view=globe']) {
    const other = await open(`/groups?${absurd}`, { api })
    expect([other.status, isKept(other)], absurd).toEqual([200, false])
    expect(asked.at(-1), absurd).toEqual({ page: '1' })
  }
})

test('a list with nothing in it says so and shows the way out; past its end it is not there', async () => {
  const none = await open('/groups?q=xyz&vagas=1')
  expect([none.status, isKept(none)]).toEqual([200, false])
  expect(none.body).toContain('Não achamos “xyz”')
  const beyond = await open('/groups?page=9')
  expect([beyond.status, isKept(beyond)]).toEqual([404, false])
})

test('without scripts the map says what it needs, and the list is there', async () => {
  const { body } = await open('/groups?view=map')
  expect(seen(body)).toContain('O mapa precisa de JavaScript')
  expect(seen(body)).toContain('href="/groups/1"')
  expect(body).not.toMatch(/leaflet/i)
})

test('a group tells when it meets next, until that changes, and nothing that is its members’ alone', async () => {
  const page = await open('/groups/1')
  expect([page.status, isKept(page)]).toEqual([200, true])
  expect(page.changesAt?.toISOString()).toBe('2026-03-01T20:00:00.000Z')
  const text = seen(page.body)
  expect(text).toContain('Próximo encontro: terça-feira, 19h30')
  expect(text).toContain('Boa Vista, Recife')
  expect(text).toContain('Só os participantes do grupo veem o endereço exato.')
  expect(text).toContain('Teresa')
  expect(text).toContain('Depois &lt;i&gt;.')
  expect(text).toContain('href="/access?redirectTo=%2Fgroups%2F1%23join"')
  expect(page.body).toMatch(/<title>Igreja da Ponte Velha · Mesa &lt;b&gt;da/)
  expect(page.body).toContain('name="description" content="Uma mesa, um texto e café."')
  const group = thingsOf(page.body).find((thing: { '@type': string }) => thing['@type'] === 'Organization')
  expect(group).toMatchObject({
    name: 'Mesa <b>da</b> Aurora',
    event: { startDate: '2026-03-03T22:30:00.000Z', location: { address: { addressLocality: 'Recife' } } },
  })
  expect(JSON.stringify(group)).not.toContain('-34.8')
})

test('a group that is full or takes nobody says so, and leads to others instead of asking', async () => {
  for (const [id, said] of [
    [2, 'Este grupo está cheio agora.'],
    [3, 'Este grupo não recebe pedidos no momento.'],
  ] as const) {
    const text = seen((await open(`/groups/${id}`)).body)
    expect(text).toContain(said)
    expect(text).toContain('href="/groups?vagas=1"')
    expect(text).not.toContain('id="join"')
  }
})

test('a group that is not there is not found', async () => {
  for (const id of ['77', 'x', '1e3']) expect((await open(`/groups/${id}`)).status, id).toBe(404)
})

test('the page after asking claims no request before it knows of one, and asks search engines to leave it out', async () => {
  const named = await open('/groups/request/success?celula=1')
  expect(isKept(named)).toBe(true)
  expect(seen(named.body)).toContain('href="/groups/1"')
  expect(named.body).toContain('content="noindex"')
  for (const query of ['', '?celula=77', '?celula=%3Cb%3E']) {
    const page = await open(`/groups/request/success${query}`)
    expect(page.status, query).toBe(200)
    expect(seen(page.body), query).toContain('O pedido que você enviar a um grupo aparece aqui')
  }
})
