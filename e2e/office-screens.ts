import { patterns } from '@narthex/console/app/navigation/places.ts'
import { expect, type Page } from '@playwright/test'

/** A screen of the office of a demo church, and what is opened on it. */
export interface OfficeScreen {
  readonly name: string
  /** An address, or the list whose first record is opened; without one the list itself. */
  readonly path: string | { readonly firstOf: string }
  /** Opens what lies above the page. */
  readonly open?: (page: Page) => Promise<void>
}

type Visit = readonly (readonly [name: string, path: OfficeScreen['path']])[]

const page = (path: string): Visit => [['', path]]
const records = (list: string): Visit => [
  ['', list],
  [' new', `${list}/new`],
  [' item', { firstOf: list }],
  [' trash', `${list}/trash`],
]
const steps = ['identity', 'addresses', 'look', 'language', 'modules', 'services', 'page', 'team', 'gift', 'home']

/** Screens that are visited for each pattern of the office: a pattern without an entry does not compile. */
const visits: Readonly<Record<keyof typeof patterns, Visit>> = {
  home: page(patterns.home),
  news: [...records(patterns.news), [' not found', `${patterns.news}?q=zzzz`]],
  devotionals: records(patterns.devotionals),
  ministries: records(patterns.ministries),
  projects: records(patterns.projects),
  courses: records(patterns.courses),
  classes: records(patterns.classes),
  lessons: records(patterns.lessons),
  attendance: [
    ['', patterns.attendance],
    [' day', { firstOf: patterns.attendance }],
  ],
  publications: records(patterns.publications),
  publicationTypes: records(patterns.publicationTypes),
  studies: records(patterns.studies),
  studySeries: records(patterns.studySeries),
  studyReaders: page(patterns.studyReaders),
  bible: page(patterns.bible),
  dailyVerse: page(patterns.dailyVerse),
  songs: records(patterns.songs),
  videos: records(patterns.videos),
  videoChannel: page(patterns.videoChannel),
  podcast: records(patterns.podcast),
  podcastShow: page(patterns.podcastShow),
  podcastDirectories: page(patterns.podcastDirectories),
  media: page(patterns.media),
  people: [
    ['', patterns.people],
    [' item', { firstOf: patterns.people }],
  ],
  visitor: page(patterns.visitor),
  households: records(patterns.households),
  customFields: records(patterns.customFields),
  care: [
    ['', patterns.care],
    [' item', { firstOf: patterns.care }],
  ],
  cards: page(patterns.cards),
  duplicates: page(patterns.duplicates),
  privacyRequests: [
    ['', patterns.privacyRequests],
    [' new', `${patterns.privacyRequests}/new`],
  ],
  groups: records(patterns.groups).slice(0, 3),
  groupHealth: [
    ['', patterns.groupHealth],
    [' people', { firstOf: patterns.groupHealth }],
  ],
  services: records(patterns.services),
  schedule: records(patterns.schedule),
  banners: records(patterns.banners),
  pastors: records(patterns.pastors),
  menu: records(patterns.menu),
  congregations: records(patterns.congregations).slice(0, 3),
  look: page(patterns.look),
  siteHome: page(patterns.siteHome),
  profile: page(patterns.profile),
  modules: page(patterns.modules),
  embedding: page(patterns.embedding),
  privacy: page(patterns.privacy),
  products: page(patterns.products),
  directory: page(patterns.directory),
  team: page(patterns.team),
  secondFactor: page(patterns.secondFactor),
  audit: page(patterns.audit),
  support: page(patterns.support),
  export: page(patterns.export),
  sender: page(patterns.sender),
  replyAddress: page(patterns.replyAddress),
  // It leads on to the home; the page behind it is the login.
  welcome: [],
  supportEntrance: [],
  start: page(patterns.start),
  startStep: steps.map((step) => [` ${step}`, `${patterns.start}/${step}`]),
}

const pressKeys = (keys: string) => (page: Page) => page.keyboard.press(keys)
const openMenuEntry = (entry: number) => async (page: Page) => {
  await page.locator('main header button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem').nth(entry).click()
}

const overlays: readonly OfficeScreen[] = [
  { name: 'search', path: patterns.home, open: pressKeys('Control+k') },
  { name: 'keys', path: patterns.home, open: pressKeys('?') },
  {
    name: 'account',
    path: patterns.home,
    open: (page) => page.locator('header button[aria-haspopup=dialog]').filter({ visible: true }).click(),
  },
  { name: 'history', path: { firstOf: patterns.news }, open: openMenuEntry(0) },
  { name: 'versions', path: { firstOf: patterns.news }, open: openMenuEntry(1) },
  {
    name: 'file',
    path: patterns.media,
    open: (page) => page.locator('main li button').first().click(),
  },
]

/** Every screen of the office with what lies above them. */
export const officeScreens: readonly OfficeScreen[] = [
  ...Object.entries(visits).flatMap(([name, visit]) => visit.map(([part, path]) => ({ name: `${name}${part}`, path }))),
  { name: 'nothing here', path: '/content/nothing-here' },
  ...overlays,
]

/** Opens a screen, and returns once nothing of it is still to come. */
export async function openOfficeScreen(page: Page, office: string, { path, open }: OfficeScreen): Promise<void> {
  await visitAtRest(page, typeof path === 'string' ? `${office}${path}` : await findFirst(page, office, path.firstOf))
  if (!open) return
  await open(page)
  await expect(page.getByRole('dialog').first()).toBeVisible()
  await comeToRest(page)
}

const firstRecords = new Map<string, string>()

async function findFirst(page: Page, office: string, list: string): Promise<string> {
  const found = firstRecords.get(list)
  if (found) return found
  await visitAtRest(page, `${office}${list}`)
  const link = page.locator(`main a[href^="${list}/"]:not([href$=new]):not([href$=trash])`).first()
  const address = `${office}${(await link.count()) > 0 ? await link.getAttribute('href') : list}`
  firstRecords.set(list, address)
  return address
}

async function visitAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await comeToRest(page)
}

export async function comeToRest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** Logs a demo account in at the office that the page shows. */
export async function enterOffice(page: Page, office: string, username: string, password: string): Promise<void> {
  await page.goto(office)
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/v1/escritorio/sessao', { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    { username, password },
  )
  expect(status, `${username} enters ${office}`).toBeLessThan(300)
}
