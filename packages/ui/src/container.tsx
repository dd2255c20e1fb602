const widths = { page: 'max-w-page', list: 'max-w-3xl', measure: 'max-w-measure' }

/** The space above and below a page's content, by what it begins with. */
const spaces = { title: 'pt-7 pb-14 md:pt-12 md:pb-20', backLink: 'pt-4 pb-14 md:pt-8 md:pb-20' }

/** A page's content: centred, at one of three widths, clear of the edges. Its user sets the space where `begins` does not. */
export function containerClass(width: keyof typeof widths, begins?: keyof typeof spaces): string {
  const centred = `mx-auto w-full px-5 ${widths[width]}`
  return begins ? `${centred} ${spaces[begins]}` : centred
}
