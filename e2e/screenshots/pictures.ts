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

export const pictures: readonly Picture[] = [
  ...homes,
  { name: 'about', host: 'sorrel', path: '/about', locale: 'en-US', screen: 'desktop', colorScheme: 'light' },
  { name: 'organisation', host: 'ancoradouro', path: '/', locale: 'pt-BR', screen: 'desktop', colorScheme: 'light' },
  { name: 'play', host: 'mare', path: '/play', locale: 'pt-BR', screen: 'desktop', colorScheme: 'dark' },
]
