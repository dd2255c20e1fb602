import { episodes } from '@narthex/contract/media/episode.resource'
import { getEpisode, getPodcast, listEpisodes } from '@narthex/contract/media/podcast.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import { clientAt } from '../../../testing/client-at.ts'
import { plainChurch } from '../../../testing/plain-church.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { foundChurch } from '../../churches/churches.editing.service.ts'
import { episodeService, publishEpisode } from './office/episodes.service.ts'
import { removePodcast, setPodcast } from './office/show.service.ts'

const show = { titulo: 'Vozes', descricao: 'Conversas', idioma: 'pt-BR' }
const sound = { audio: '/media/files/a.mp3', audioTipo: 'audio/mpeg', audioBytes: 10, duracaoSegundos: 61 }
const episodeActs = resourceActs(episodes, episodeService)
const notFound = { status: 404, code: 'NOT_FOUND' }

describe('a podcast of a church’s own', () => {
  const statements: string[] = []
  let now = new Date('2026-06-15T12:00:00Z')

  const test = setUpChurches(
    { cais: { organizacao: 'pomar' }, serra: { organizacao: 'pomar' }, farol: {} },
    { clock: () => now, onQuery: (statement) => statements.push(statement) },
  )

  beforeAll(async () => {
    for (const church of [test.cais, test.serra])
      await setPodcast(test.platform, createOwnCall(test.platform.transactions.at(church)), {
        ...show,
        codigo: church.codigo,
      })
  })

  const publish = (titulo: string, day: string, church = test.cais) =>
    publishEpisode(createOwnCall(test.platform.transactions.at(church)), {
      ...sound,
      titulo,
      descricao: 'Um texto',
      dataPublicacao: new Date(day),
    })
  const list = async (query: { page?: string; limit?: string; q?: string } = {}, code = 'cais', label = 'cais') =>
    (await clientAt(test.platform, { label })).call(listEpisodes, { params: { code }, query })
  const titles = async (...given: Parameters<typeof list>) => (await list(...given)).map(({ title }) => title)
  const readEpisode = async (id: number, code = 'cais', label = 'cais') =>
    (await clientAt(test.platform, { label })).call(getEpisode, { params: { code, episodeId: String(id) } })
  const about = async (slug = 'cais', label = slug) =>
    (await clientAt(test.platform, { label })).call(getPodcast, { params: { slug } })

  it('shows its episodes as the specification names them, the newest first', async () => {
    await publish('Primeira', '2026-06-01T10:00:00Z')
    const id = await publish('Segunda', '2026-06-08T10:00:00Z')
    expect(await titles()).toEqual(['Segunda', 'Primeira'])
    expect(await readEpisode(id)).toEqual({
      id,
      background: null,
      title: 'Segunda',
      description: 'Um texto',
      position: 2,
      published_at: '2026-06-08T10:00:00.000Z',
      audio_file: '/media/files/a.mp3',
      audio_type: 'audio/mpeg',
      audio_bytes: 10,
      duration_seconds: 61,
    })
  })

  it('keeps an episode to itself until its moment', async () => {
    const id = await publish('Futura', '2026-06-16T10:00:00Z')
    expect(await about()).toMatchObject({ total: 2, proximaPublicacao: '2026-06-16T10:00:00.000Z' })
    expect(await titles()).not.toContain('Futura')
    expect(await titles({ q: 'futura' })).toEqual([])
    await expect(readEpisode(id)).rejects.toMatchObject(notFound)
    now = new Date('2026-06-16T10:00:00Z')
    expect(await titles()).toEqual(['Futura', 'Segunda', 'Primeira'])
    expect(await titles({ q: 'FUTÚRA' })).toEqual(['Futura'])
    expect(await about()).toMatchObject({ total: 3, proximaPublicacao: null })
  })

  it('says what it is, and where to follow it', async () => {
    expect(await about()).toMatchObject({
      codigo: 'cais',
      titulo: 'Vozes',
      feed: '/podcast.xml',
      flagProprio: true,
      imagem: null,
      apple: null,
    })
  })

  it('is read page by page, the last with fewer than a page holds', async () => {
    expect(await titles({ limit: '2' })).toEqual(['Futura', 'Segunda'])
    expect(await titles({ limit: '2', page: '2' })).toEqual(['Primeira'])
    expect(await titles({ limit: '2', page: '3' })).toEqual([])
    await expect(list({ limit: '101' })).rejects.toMatchObject({ code: 'VALIDATION' })
  })

  it('is at its own church’s host under its own code, and nowhere else', async () => {
    const id = await publish('Da serra', '2026-06-01T10:00:00Z', test.serra)
    expect(await titles({}, 'serra', 'serra')).toEqual(['Da serra'])
    await expect(list({}, 'serra', 'cais')).rejects.toMatchObject(notFound)
    await expect(list({}, 'cais', 'farol')).rejects.toMatchObject(notFound)
    await expect(list({}, 'cais', 'pomar')).rejects.toMatchObject(notFound)
    await expect(list({}, 'https://inside.example/')).rejects.toMatchObject(notFound)
    await expect(readEpisode(id)).rejects.toMatchObject(notFound)
    await expect(readEpisode(id, 'serra', 'cais')).rejects.toMatchObject(notFound)
    await expect(readEpisode(2_147_483_648)).rejects.toMatchObject({ code: 'VALIDATION' })
    expect(await about('serra', 'cais')).toMatchObject({ codigo: 'serra' })
    await expect(about('serra', 'farol')).rejects.toMatchObject(notFound)
    await expect(about('farol')).rejects.toMatchObject(notFound)
  })

  it('removes an episode of its own church only', async () => {
    const id = await publish('Passageira', '2026-06-02T10:00:00Z')
    const removeAt = (church: typeof test.cais) =>
      episodeActs.remove(createOwnCall(test.platform.transactions.at(church)), id)
    await expect(removeAt(test.serra)).rejects.toMatchObject(notFound)
    expect(await titles({ q: 'passageira' })).toEqual(['Passageira'])
    await removeAt(test.cais)
    await expect(readEpisode(id)).rejects.toMatchObject(notFound)
    expect(await titles({ q: 'passageira' })).toEqual([])
    await expect(removeAt(test.cais)).rejects.toMatchObject(notFound)
  })

  it('takes no episode with a script as its sound', async () => {
    const given = { ...sound, titulo: 'a', descricao: '', dataPublicacao: now, audio: 'javascript:alert(1)' }
    await expect(publishEpisode(createOwnCall(test.platform.transactions.at(test.cais)), given)).rejects.toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'audio' }],
    })
  })

  it('goes once its episodes lie in the trash', async () => {
    const farol = await foundChurch(test.platform, plainChurch('breve'))
    const own = createOwnCall(test.platform.transactions.at(farol))
    await expect(publish('a', '2026-06-02T10:00:00Z', farol)).rejects.toMatchObject({ code: 'SHOW_MISSING' })
    await setPodcast(test.platform, own, { ...show, codigo: 'breve' })
    const id = await publish('a', '2026-06-02T10:00:00Z', farol)
    await expect(removePodcast(own)).rejects.toMatchObject({ code: 'CONFLICT' })
    await episodeActs.remove(own, id)
    await removePodcast(own)
    await expect(about('breve')).rejects.toMatchObject(notFound)
    const left = await test.asOwner((owner) =>
      owner.query(`select item_id from busca where igreja_id = ${farol.igrejaId} and tipo = 'PODCAST'`),
    )
    expect(left).toEqual([])
    expect(await titles({}, 'serra', 'serra')).toEqual(['Da serra'])
  })

  it('reads its thousandth page as its first: from an index, in two statements', async () => {
    await test.asOwner((owner) =>
      owner.query(`insert into podcast_episodio (igreja_id, guid, titulo, descricao, audio, audio_tipo, posicao, data_publicacao)
        select ${test.serra.igrejaId}, 'g' || n, 't' || n, repeat('x', 2000), '/a.mp3', 'audio/mpeg', n, timestamptz '2020-01-01' + n * interval '1 hour'
        from generate_series(1, 10000) n`),
    )
    await test.asOwner((owner) => owner.query('analyze podcast_episodio'))
    await list({}, 'serra', 'serra')
    statements.length = 0
    expect(await list({ page: '1000' }, 'serra', 'serra')).toHaveLength(10)
    expect(statements).toHaveLength(2)
    const plan = await test.asOwner((owner) =>
      owner.query<{
        'QUERY PLAN': string
      }>(`explain select id from podcast_episodio where igreja_id = ${test.serra.igrejaId}
        and situacao = 'PUBLICADO' and removido_em is null and data_publicacao <= now() order by data_publicacao desc, id desc limit 10 offset 9990`),
    )
    expect(JSON.stringify(plan)).toContain('Index Only Scan using podcast_episodio_por_data')
  })
})
