import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { toGroupId } from '../../platform/ids.ts'
import { tuesdayNoon } from '../../testing/set-up-groups.ts'
import { setSomeGroups } from '../../testing/some-groups.ts'
import { setModules } from '../churches/churches.editing.service.ts'
import { closeGroup, replaceGroup } from './groups.editing.service.ts'

const notFound = { status: 404, body: { code: 'NOT_FOUND' } }

describe('groups', () => {
  const { stage, ids, list, names } = setSomeGroups()

  it('are told with nothing that their members alone may know', async () => {
    const { itens } = await list()
    expect(itens[0]).toEqual({
      id: ids.agua,
      nome: 'Água viva',
      resumo: null,
      tipo: 'Jovens',
      imagem: null,
      diaSemana: 3,
      horario: '11:59',
      frequencia: 'SEMANAL',
      flagOnline: false,
      bairro: 'Centro',
      cidade: null,
      flagAceitaSolicitacoes: true,
      latitude: expect.closeTo(-8.06, 2),
      longitude: expect.closeTo(-34.88, 2),
      vagas: 2,
      distanciaKm: null,
      papel: null,
      solicitacoesPendentes: null,
    })
    const everything = JSON.stringify([
      itens,
      await list('caixa=-9,-36,-7,-34'),
      (await stage.get(`/celula/${ids.agua}`)).body,
    ])
    expect(everything).not.toMatch(/Rua das Flores|meet\.example|-8\.06[,}]|-34\.88[,}]/)
  })

  it('tell when they meet next, and until when that is true', async () => {
    const { body } = await stage.get(`/celula/${ids.noite}`)
    const next = {
      inicio: '2026-03-10T21:00:00.000Z',
      fim: '2026-03-10T22:30:00.000Z',
      inicioLocal: '2026-03-10T18:00',
    }
    expect(body).toMatchObject({ proximoEncontro: next, proximaMudanca: next.fim, duracaoMinutos: 90, lideres: [] })
    stage.now = new Date(next.fim)
    expect((await stage.get(`/celula/${ids.noite}`)).body.proximoEncontro.inicioLocal).toBe('2026-03-17T18:00')
    stage.now = tuesdayNoon
  })

  it('are told by the names of who leads them, which no list of members tells', async () => {
    const leader = await stage.join({ nome: 'Lia', sobrenome: 'Prado' })
    const member = await stage.join({ nome: 'Rui', sobrenome: 'Prado' })
    await stage.seat(ids.noite ?? toGroupId(0), leader, { papel: 'LIDER' })
    await stage.seat(ids.noite ?? toGroupId(0), member)
    const { body } = await stage.get(`/celula/${ids.noite}`)
    expect(body.lideres).toEqual([{ nome: 'Lia', imagem: null }])
    expect(JSON.stringify(body)).not.toMatch(/Prado|Rui/)
  })

  it('are mine where I am of them, with what waits for me; a visitor is asked to log in', async () => {
    const leader = await stage.join()
    const asker = await stage.join()
    const [led, joined] = [await stage.group({ nome: 'Liderado' }), await stage.group({ nome: 'Visitado' })]
    await stage.seat(led, leader, { papel: 'LIDER' })
    await stage.seat(joined, leader)
    await stage.ask(asker, led)
    await stage.ask(asker, joined)
    const mine = (by?: typeof leader) => stage.get('/igreja/videira/celula/?usuario=1', by)
    expect((await mine(leader)).body).toMatchObject({
      total: 2,
      itens: [
        { id: led, papel: 'LIDER', solicitacoesPendentes: 1 },
        { id: joined, papel: 'MEMBRO', solicitacoesPendentes: null },
      ],
    })
    expect((await mine(asker)).body.itens).toEqual([])
    const asked = { status: 401, body: { code: 'UNAUTHENTICATED' } }
    expect(await mine()).toMatchObject(asked)
    // A login is of one church: at another it is a visitor's.
    expect(await stage.get('/igreja/oliveira/celula/?usuario=1', leader)).toMatchObject(asked)
    for (const id of [led, joined]) await closeGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), id)
    expect((await mine(leader)).body.itens).toEqual([])
  })

  it('of one church are not those of another; of the organisation’s other church they are listed', async () => {
    expect(await names('', 'oliveira')).toEqual(['Da Oliveira'])
    for (const path of ['', 'indice/', 'mapa?caixa=-90,-180,90,180'])
      expect(await stage.get(`/igreja/farol/celula/${path}`)).toMatchObject(notFound)
    for (const id of [ids.oliveira, ids.farol, ids.fechado, 2_147_483_647])
      expect(await stage.get(`/celula/${id}`)).toMatchObject(notFound)
  })

  it('are hidden where the church has no groups, and come back with all they had', async () => {
    await setModules(createOwnCall(stage.platform.transactions.at(stage.videira)), [])
    expect(await list()).toMatchObject({ itens: [], total: 0 })
    expect((await stage.get('/igreja/videira/celula/indice/')).body).toMatchObject({ total: 0, caixa: null })
    expect((await stage.get('/igreja/videira/celula/mapa?caixa=-90,-180,90,180')).body).toEqual({
      pontos: [],
      total: 0,
    })
    const member = await stage.join()
    for (const path of ['', '/participacao', '/membro/', '/solicitacao/'])
      expect(await stage.get(`/celula/${ids.noite}${path}`, member)).toMatchObject(notFound)
    expect(await stage.ask(member, ids.noite ?? toGroupId(0))).toMatchObject(notFound)
    await setModules(createOwnCall(stage.platform.transactions.at(stage.videira)), ['MOD_CELULA'])
    expect((await list()).total).toBe(4)
  })

  it('stand on the calendar where they chose to, by neighbourhood', async () => {
    const month = async () => (await stage.get('/igreja/videira/agenda/?mes=2026-03&tipo=CELULA')).body
    expect(await month()).toEqual(
      ['2026-03-03', '2026-03-17', '2026-03-31'].map((day) =>
        expect.objectContaining({
          id: `celula-${ids.casa}-${day.replaceAll('-', '')}`,
          titulo: 'casa aberta',
          local: 'Boa Vista',
          inicioLocal: `${day}T12:00`,
          url: `/groups/${ids.casa}`,
          descricao: 'Conversas à mesa',
        }),
      ),
    )
    const monthly = {
      nome: 'casa aberta',
      dataInicio: '2026-01-06',
      horario: '12:00',
      bairro: 'Boa Vista',
      tipo: 'Casais',
    }
    await replaceGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), ids.casa ?? toGroupId(0), {
      ...monthly,
      frequencia: 'MENSAL',
      flagNaAgenda: true,
    })
    expect((await month()).map(({ inicioLocal }: { inicioLocal: string }) => inicioLocal)).toEqual(['2026-03-03T12:00'])
    await replaceGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), ids.casa ?? toGroupId(0), monthly)
    expect(await month()).toEqual([])
  })

  it('are found by the church’s search as long as they are open', async () => {
    const found = async () => (await stage.get('/igreja/videira/busca/?q=zelo')).body.itens
    expect(await found()).toMatchObject([{ tipo: 'CELULA', chave: String(ids.zelo), titulo: { texto: 'Zelo' } }])
    await closeGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), ids.zelo ?? toGroupId(0))
    expect(await found()).toEqual([])
    expect(await names('q=zelo')).toEqual([])
  })
})
