import { paymentSettingsInput } from '@narthex/api/modules/payments/methods/settings.inputs'
import type { MenuCode, ModuleCode } from '@narthex/contract/church-codes'
import * as forms from '@narthex/contract/churches/church.form'
import { type RichText, toPlainText } from '@narthex/contract/content/rich-text'
import { questionGroups } from '@narthex/contract/content/study.schemas'
import { locales, toLocale } from '@narthex/contract/locale'
import { notificationTypes } from '@narthex/contract/notifications/notification.endpoints'
import { describe, expect, it } from 'vitest'
import { demoChurches } from './demo-churches.ts'
import type { DemoChurch, DemoGroup } from './demo-tenant.ts'
import { ancoradouro } from './organisation.ts'

/** The menu item, address and kind of notification of each module. */
interface Opened {
  module: ModuleCode
  menu: MenuCode
  path: string
  notification?: (typeof notificationTypes)[number]
}
const openedBy: Opened[] = [
  { module: 'MOD_CULTO', menu: 'AO_VIVO', path: '/live', notification: 'CULTO' },
  { module: 'MOD_EVENTO', menu: 'EVENTO', path: '/event', notification: 'EVENTO' },
  { module: 'MOD_DOACAO', menu: 'DOACAO', path: '/give' },
  { module: 'MOD_CELULA', menu: 'CELULA', path: '/groups' },
  { module: 'MOD_DEVOCIONAL', menu: 'DEVOCIONAL', path: '/devotionals', notification: 'DEVOCIONAL' },
  { module: 'MOD_NOTICIA', menu: 'NOTICIA', path: '/news', notification: 'NOTICIA' },
  { module: 'MOD_EBD', menu: 'EBD', path: '/ebds', notification: 'EBD' },
  { module: 'MOD_PUBLICACAO', menu: 'PUBLICACAO', path: '/publications' },
  { module: 'MOD_MURAL_ORACAO', menu: 'ORACAO', path: '/prayer' },
  { module: 'MOD_ASSINATURA', menu: 'PLAY', path: '/play' },
]

const active = demoChurches.filter((church) => church.description.flagAtivo !== false)
const churches = demoChurches.map((church) => [church.founding.codigo, church] as const)

describe('the demo as a whole', () => {
  it('has three active churches, one in each language, and one whose site is off', () => {
    expect(active).toHaveLength(3)
    expect(new Set(active.map((church) => toLocale(church.founding.idioma)))).toEqual(new Set(locales))
    expect(demoChurches.length - active.length).toBe(1)
  })

  it('gives its organisation two of the active churches and leaves one on its own', () => {
    expect(active.map((church) => church.founding.organizacao).sort()).toEqual([
      ancoradouro.slug,
      ancoradouro.slug,
      null,
    ])
    expect(forms.newOrganisationForm.safeParse(ancoradouro).error).toBeUndefined()
  })

  it('answers at no address twice', () => {
    const tenants = [ancoradouro, ...demoChurches.map((church) => church.founding)]
    const hosts = tenants.flatMap((tenant) => tenant.hosts.map((host) => host.nome))
    const codes = [ancoradouro.slug, ...demoChurches.map((church) => church.founding.codigo)]
    const slugs = tenants.map((tenant) => tenant.slug)
    for (const names of [hosts, codes, slugs]) expect(new Set(names).size).toBe(names.length)
    expect(demoChurches[0]?.founding.hosts.map((host) => host.nome)).toEqual(['localhost', '127.0.0.1'])
  })

  it('says nothing twice, in one church or between them', () => {
    const texts = demoChurches.flatMap(writings)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('shows every kind of notification, plain messages included', () => {
    const shown = new Set(active.flatMap((church) => church.notifications.map((notification) => notification.tipo)))
    expect(shown).toEqual(new Set([...notificationTypes, null]))
  })
})

describe.each(churches)('%s', (_code, church) => {
  it('is content that an editor may write', () => {
    const written: [{ safeParse(value: unknown): { error?: unknown } }, unknown][] = [
      [forms.newChurchForm, church.founding],
      [forms.churchForm, church.description],
      [forms.visualForm, { corApp: church.corApp, logo: null, aparencia: church.look }],
      [forms.modulesForm, church.modules],
      [paymentSettingsInput, church.payments],
      [forms.menuForm, church.menu],
      [forms.bannersForm, church.banners.map(({ scene: _, ...banner }) => ({ ...banner, imagem: null }))],
      [forms.congregationsForm, church.congregations],
      [forms.servicesForm, church.services],
      [forms.pastorsForm, church.pastors],
    ]
    for (const [schema, value] of written) expect(schema.safeParse(value).error).toBeUndefined()
  })

  it('tells its story in four to seven paragraphs without stray white space', () => {
    const paragraphs = church.description.historia?.split('\n\n') ?? []
    expect(paragraphs.length).toBeGreaterThanOrEqual(4)
    expect(paragraphs.length).toBeLessThanOrEqual(7)
    // White space matters in songs, whose chords stand above the words, and in notes, which are set by lines.
    const members = church.members.map(({ notes: _, ...member }) => member)
    for (const text of strings({ ...church, members, songs: [] }))
      expect(text.replaceAll('\n\n', ' ')).not.toMatch(/^\s|\s$|\s{2,}|\n/)
  })

  it('has what its menu, banners and notifications promise', () => {
    const banners = church.banners.map((banner) => banner.url)
    const kinds = church.notifications.map((notification) => notification.tipo)
    for (const { module, menu, path, notification } of openedBy) {
      if (church.modules.includes(module)) {
        expect(church.menu.map((item) => item.codigo)).toContain(menu)
      } else {
        expect(church.menu.map((item) => item.codigo)).not.toContain(menu)
        expect(banners).not.toContain(path)
        if (notification) expect(kinds).not.toContain(notification)
      }
    }
    for (const url of banners) expect(['/about', ...openedBy.map(({ path }) => path)]).toContain(url)
  })

  it('has something to tell with each module that shows on its home, and nothing without it', () => {
    const expected: [ModuleCode, number][] = [
      ['MOD_EVENTO', church.events.length],
      ['MOD_DEVOCIONAL', church.devotionals.flat().length],
      ['MOD_NOTICIA', church.news.length],
      ['MOD_CELULA', church.groups?.length ?? 0],
    ]
    for (const [module, count] of expected) {
      if (church.modules.includes(module)) expect(count, module).toBeGreaterThan(active.includes(church) ? 3 : 0)
      else expect(count, module).toBe(0)
    }
    expect(church.services.length).toBeGreaterThan(0)
    expect(church.pastors.length).toBeGreaterThan(0)
    if (!church.modules.includes('MOD_CULTO'))
      expect(church.services.some(({ flagTransmissao }) => flagTransmissao)).toBe(false)
  })

  it('has groups of every sort, led by people who are there: full ones, online, open to nobody, with a minor', () => {
    const { groups = [], neighbours = [], members } = church
    const isOn = active.includes(church)
    expect(groups.length >= 8 && groups.length <= 12).toBe(isOn)
    const people = [...members, ...neighbours].map(({ login }) => login)
    const named = groups.flatMap(({ leads, assists, members: others = [], requests = [] }) => [
      leads,
      ...(assists ? [assists] : []),
      ...others,
      ...requests.map(({ by }) => by),
    ])
    expect(named.filter((login) => !people.includes(login))).toEqual([])
    const isFull = ({ capacidade, members: others = [] }: DemoGroup) => capacidade === others.length + 1
    const sorts = [isFull, (one: DemoGroup) => one.flagOnline, (one: DemoGroup) => one.flagAceitaSolicitacoes === false]
    for (const sort of sorts) expect(groups.some(sort)).toBe(isOn)
    const minors = neighbours.filter(({ bornYearsAgo = 18 }) => bornYearsAgo < 18).map(({ login }) => login)
    expect(groups.some(({ members: others = [] }) => minors.some((one) => others.includes(one)))).toBe(isOn)
    expect(groups.filter(({ leads, assists = '' }) => minors.includes(leads) || minors.includes(assists))).toEqual([])
  })

  it('writes devotionals worth a minute, each with its place in the Bible, and no week longer than a week', () => {
    for (const week of church.devotionals) expect(week.length).toBeLessThanOrEqual(7)
    for (const { titulo, resumo, referencia } of church.devotionals.flat()) {
      expect(resumo.length, titulo).toBeGreaterThanOrEqual(300)
      expect(resumo.length, titulo).toBeLessThanOrEqual(450)
      expect(referencia, titulo).toMatch(/^(?:[12] )?\p{Lu}\p{L}+ \d+/u)
    }
  })

  it('asks in each study a question of every kind, and studies only where there are groups', () => {
    expect(studiesOf(church).length > 4).toBe(church.modules.includes('MOD_CELULA'))
    for (const { titulo, perguntas = [] } of studiesOf(church))
      expect(new Set(perguntas.map(({ grupo }) => grupo)), titulo).toEqual(new Set(questionGroups))
  })

  it('writes its quotation marks, dashes and ellipses as they are printed', () => {
    for (const text of writings(church)) expect(text).not.toMatch(/["']|--|\.\.\./)
  })

  it('gives an address to each menu item that the product cannot lead anywhere', () => {
    const elsewhere: MenuCode[] = ['OUTRO', 'RADIO', 'FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TWITTER', 'TIKTOK']
    for (const item of church.menu) expect(item.url !== null, item.codigo).toBe(elsewhere.includes(item.codigo))
  })

  it('points at nobody real', () => {
    const { email, telefone } = church.description
    expect(email).toMatch(/@[a-z]+\.example$/)
    for (const text of strings(church).filter((value) => /^https?:/.test(value))) {
      const { hostname, pathname } = new URL(text)
      const isTheirOwnNumber = hostname === 'wa.me' && pathname === `/${telefone?.replace(/\D/g, '')}`
      expect(isTheirOwnNumber || hostname.endsWith('.example') || pathname.endsWith('.example'), text).toBe(true)
    }
  })
})

/** The church's own texts, without the titles of notifications, which may repeat those of events. */
function writings(church: DemoChurch): string[] {
  const { events, devotionals, news, notifications, banners, pastors, schedule, description } = church
  const { groups = [], prayers, giving } = church
  const texts = [
    ...[...events, ...devotionals.flat(), ...news, ...readings(church)].flatMap(({ titulo, resumo }) => [
      titulo,
      resumo,
    ]),
    ...[...devotionals.flat(), ...news, ...readings(church)].flatMap(({ corpo }) => paragraphsOf(corpo)),
    ...studiesOf(church).flatMap(({ orientacaoLider }) => paragraphsOf(orientacaoLider)),
    ...studiesOf(church).flatMap(({ perguntas = [] }) => perguntas.map(({ texto }) => texto)),
    ...notifications.map(({ corpo }) => corpo),
    ...(prayers?.prayers ?? []).flatMap(({ text, messages = [], answered }) => [
      text,
      answered?.text,
      ...messages.map(([, message]) => message),
    ]),
    // Their names may be those of ministries.
    ...(giving?.reasons ?? []).map(({ historia }) => historia),
    ...(giving?.gifts ?? []).map(({ comment }) => comment),
    ...banners.flatMap(({ titulo, descricao }) => [titulo, descricao]),
    ...pastors.flatMap(({ nome, biografia }) => [nome, biografia]),
    ...schedule.flatMap(({ titulo, descricao }) => [titulo, descricao]),
    ...groups.flatMap(({ nome, resumo, descricao }) => [nome, resumo, descricao]),
    description.descricao,
    description.historia,
  ]
  return texts.filter((text) => typeof text === 'string')
}

/** Ministries, courses and publications with their parts. */
function readings({ ministries = [], courses = [], publicationTypes = [], studies: series = [] }: DemoChurch) {
  return [
    ...ministries.flatMap(({ projects, ...ministry }) => [ministry, ...projects]),
    ...courses.flatMap(({ lessons, ...course }) => [course, ...lessons]),
    ...publicationTypes.flatMap(({ publications, ...type }) => [type, ...publications]),
    ...series.flatMap(({ studies, ...one }) => [one, ...studies]),
  ]
}

const studiesOf = ({ studies = [] }: DemoChurch) => studies.flatMap((series) => series.studies)

const paragraphsOf = (corpo: unknown) => (corpo ? toPlainText(corpo as RichText).split('\n') : [])

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
