import sanitize from 'sanitize-html'

/** Elements whose sources load automatically. */
const loaded = ['img', 'audio', 'video', 'source']

/** The foreign markup that is shown: text with its shape, links, pictures and sound; never a script, a style or a form. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'div',
    'span',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'mark',
    'q',
    'cite',
    'abbr',
    'time',
    'figure',
    'figcaption',
    'img',
    'audio',
    'video',
    'source',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    audio: ['src', 'controls', 'preload'],
    video: ['src', 'controls', 'preload', 'width', 'height', 'playsinline'],
    source: ['src', 'type'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], audio: ['https'], video: ['https'], source: ['https'] },
  allowProtocolRelative: false,
  // The frame stands nowhere: an address of no site leads nowhere.
  exclusiveFilter: ({ tag, attribs: { src = 'https:' } }) => loaded.includes(tag) && !/^https:/i.test(src),
  nestingLimit: 40,
  transformTags: {
    a: sanitize.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer nofollow' }),
    audio: sanitize.simpleTransform('audio', { controls: '', preload: 'none' }),
    video: sanitize.simpleTransform('video', { controls: '', preload: 'none', playsinline: '' }),
  },
}

/** Foreign markup as it may be shown in a frame of its own. */
export function cleanHtml(html: string): string {
  return sanitize(html, allowed)
}

/** The addresses of the frames that foreign markup asks for, as sites hand their players out. */
export function framesAskedFor(html: string): string[] {
  const found: string[] = []
  sanitize(html, {
    allowedTags: [],
    nestingLimit: 40,
    onOpenTag(name, { src }) {
      if (name === 'iframe' && src) found.push(src.startsWith('//') ? `https:${src}` : src)
    },
  })
  return found
}
