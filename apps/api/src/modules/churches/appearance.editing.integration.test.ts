import type { Visual } from '@narthex/contract/churches/church.schemas'
import type { HomeChoice } from '@narthex/contract/churches/home.schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'

const visual = '/igreja/videira/visual/'
const home = '/igreja/videira/inicio/'
const brand: Visual = { corApp: '#7A4B9D', logo: '/media/canary-videira.jpg', aparencia: 'azulejo' }
const invitation = { codigo: 'BIBLIA', titulo: 'Leia', texto: 'Com a gente', acao: 'Abrir' } as const
const choice: HomeChoice = { atalhos: ['EVENTO', 'BIBLIA'], secoes: ['CONVITES', 'EVENTOS'], convites: [invitation] }

describe('what staff decide of the look of their church', () => {
  let admin: Person
  const test = setUpSeededChurches()
  beforeEach(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
  })

  const put = (path: string, body: unknown, token = admin.token) => test.call('PUT', path, { body, token })
  const get = async (path: string) => (await test.call('GET', path)).body
  const lastAct = async (acao: string) =>
    (await test.call('GET', `/igreja/videira/auditoria?acao=${acao}&limit=1`, { token: admin.token })).body.itens[0]

  it('everybody sees at once, of that church alone, and the audit log keeps', async () => {
    const others = await test.call('GET', '/igreja/oliveira/visual/', { host: 'oliveira.narthex.test' })
    const set = { ...brand, corApp: '#7a4b9d' }
    expect(await put(visual, brand)).toMatchObject({ status: 200, body: set })
    expect(await get(visual)).toEqual(set)
    expect(await put(home, choice)).toMatchObject({ status: 200, body: choice })
    expect(await get(home)).toEqual(choice)
    const after = await test.call('GET', '/igreja/oliveira/visual/', { host: 'oliveira.narthex.test' })
    expect(after.body).toEqual(others.body)
    expect(await lastAct('VISUAL_SET')).toMatchObject({
      usuario: { id: admin.memberId },
      detalhes: { corApp: '#7a4b9d', aparencia: 'azulejo' },
    })
    expect(await lastAct('HOME_SET')).toMatchObject({
      detalhes: { atalhos: 'EVENTO BIBLIA', secoes: 'CONVITES EVENTOS', convites: 'BIBLIA' },
    })
  })

  it('is refused where a page could not show it, and stays as it was', async () => {
    await put(home, choice)
    const before = await get(visual)
    const refused = [
      { ...choice, atalhos: ['EVENTO', 'EVENTO'] },
      { ...choice, atalhos: ['EVENTO', 'BIBLIA', 'ORACAO', 'CELULA', 'SOBRE'] },
      { ...choice, secoes: ['NOTICIAS', 'NOTICIAS'] },
      { ...choice, convites: [{ ...invitation, texto: null }] },
      { ...choice, convites: [{ ...invitation, titulo: ' ' }] },
      { ...choice, convites: [invitation, invitation] },
    ]
    for (const body of refused) {
      expect(await put(home, body)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    }
    for (const body of [{ ...brand, aparencia: 'baroque' }, { ...brand, corApp: 'red' }, { corApp: brand.corApp }]) {
      expect(await put(visual, body)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    }
    expect(await get(home)).toEqual(choice)
    expect(await get(visual)).toEqual(before)
  })

  it('is no decision of editors, treasurers or members', async () => {
    for (const roles of [['ROLE_ADMIN_CONTENT'], ['ROLE_TREASURER'], []] as const) {
      const { token } = await test.join({ roles })
      expect(await put(visual, brand, token)).toMatchObject({ status: 403 })
      expect(await put(home, choice, token)).toMatchObject({ status: 403 })
    }
  })
})
