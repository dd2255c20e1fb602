const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const

/** A page of the demo as someone sees it; `name` is the file's, without its ending. */
export interface Picture {
  readonly name: string
  readonly host: string
  readonly path: string
  readonly locale: string
  readonly screen: keyof typeof screens
  readonly colorScheme: 'light' | 'dark'
}

export const screenOf = ({ screen }: Picture) => screens[screen]

/** Each church's home in its own language, on both screens and in both themes. */
const homes = [
  { host: 'mare', locale: 'pt-BR' },
  { host: 'sorrel', locale: 'en-US' },
  { host: 'azotea', locale: 'es-ES' },
].flatMap((church) =>
  (['phone', 'desktop'] as const).flatMap((screen) =>
    (['light', 'dark'] as const).map(
      (colorScheme): Picture => ({
        ...church,
        name: `${church.host}-${screen}-${colorScheme}`,
        path: '/',
        screen,
        colorScheme,
      }),
    ),
  ),
)

const inside = [
  { name: 'about', host: 'sorrel', path: '/about', locale: 'en-US' },
  { name: 'organisation', host: 'ancoradouro', path: '/', locale: 'pt-BR' },
  { name: 'news', host: 'sorrel', path: '/news', locale: 'en-US' },
  { name: 'schedule', host: 'mare', path: '/schedule', locale: 'pt-BR' },
  { name: 'song', host: 'mare', path: '/praises/1', locale: 'pt-BR' },
  { name: 'videos', host: 'azotea', path: '/videos', locale: 'es-ES' },
  { name: 'groups', host: 'mare', path: '/groups?view=map', locale: 'pt-BR' },
  { name: 'prayer', host: 'sorrel', path: '/prayer', locale: 'en-US' },
  { name: 'studies', host: 'azotea', path: '/studies', locale: 'es-ES' },
].map((page): Picture => ({ ...page, screen: 'desktop', colorScheme: 'light' }))

export const pictures: readonly Picture[] = [...homes, ...inside]
