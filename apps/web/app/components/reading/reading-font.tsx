import latinFont from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'

/** The letter of what is read, asked for with the page and not after its style. */
export function ReadingFont() {
  return <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" fetchPriority="low" />
}
