const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const

/** Locale and time zone of each church's readers, so that each shows its own language and its own clocks. */
export const readers = {
  mare: { locale: 'pt-BR', timezoneId: 'America/Recife' },
  sorrel: { locale: 'en-US', timezoneId: 'America/New_York' },
  azotea: { locale: 'es-ES', timezoneId: 'Europe/Madrid' },
  ancoradouro: { locale: 'pt-BR', timezoneId: 'America/Recife' },
} as const

/** A page of the demo as someone sees it; `name` is the file's, without its ending. */
export interface Picture {
  readonly name: string
  readonly host: keyof typeof readers
  readonly path: string
  readonly screen: keyof typeof screens
  readonly colorScheme: 'light' | 'dark'
  /** The page belongs to the church's office, as its administrator sees it. */
  readonly isOffice?: true
  /** Links and buttons that are pressed on the way, by their names. */
  readonly presses?: readonly string[]
}

export const screenOf = ({ screen }: Picture) => screens[screen]

/** Each church's home in its own language, on both screens and in both themes. */
const homes = (['mare', 'sorrel', 'azotea'] as const).flatMap((host) =>
  (['phone', 'desktop'] as const).flatMap((screen) =>
    (['light', 'dark'] as const).map(
      (colorScheme): Picture => ({ host, name: `${host}-${screen}-${colorScheme}`, path: '/', screen, colorScheme }),
    ),
  ),
)

const inside = (
  [
    { name: 'about', host: 'sorrel', path: '/about' },
    { name: 'organisation', host: 'ancoradouro', path: '/' },
    { name: 'news', host: 'sorrel', path: '/news' },
    { name: 'schedule', host: 'mare', path: '/schedule' },
    { name: 'song', host: 'mare', path: '/praises/1' },
    { name: 'videos', host: 'azotea', path: '/videos' },
    { name: 'groups', host: 'mare', path: '/groups?view=map' },
    { name: 'prayer', host: 'sorrel', path: '/prayer' },
    { name: 'studies', host: 'azotea', path: '/studies' },
  ] as const
).map((page): Picture => ({ ...page, screen: 'desktop', colorScheme: 'light' }))

const light = 'light'
const dark = 'dark'
const firstNews = 'Cantata no cais, com duzentas vozes'
const office = (
  [
    { name: 'home-light', path: '/', screen: 'desktop', colorScheme: light },
    { name: 'home-dark', path: '/', screen: 'desktop', colorScheme: dark },
    { name: 'news-light', path: '/content/news', screen: 'phone', colorScheme: light },
    { name: 'news-dark', path: '/content/news', screen: 'phone', colorScheme: dark },
    {
      name: 'editor',
      path: '/content/news',
      screen: 'desktop',
      colorScheme: light,
      presses: [firstNews, 'Pré-visualizar'],
    },
    { name: 'schedule', path: '/site/schedule', screen: 'phone', colorScheme: light },
    { name: 'look', path: '/site/look', screen: 'desktop', colorScheme: dark },
    { name: 'menu', path: '/site/menu', screen: 'phone', colorScheme: light },
    { name: 'start', path: '/start/modules', screen: 'phone', colorScheme: dark },
  ] as const
).map((screen): Picture => ({ ...screen, name: `office-${screen.name}`, host: 'mare', isOffice: true }))

export const pictures: readonly Picture[] = [...homes, ...inside, ...office]
