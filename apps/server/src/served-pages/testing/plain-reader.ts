import type { FastifyInstance } from 'fastify'
import {
  attribute,
  type Element,
  find,
  findAll,
  findNamed,
  parseServed,
  readName,
  readText,
  type Wanted,
} from './served-document.ts'
import { hostNamed, siteOrigin } from './sites.ts'

const maxRedirects = 3

export interface ServedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Address after redirects. */
  readonly url: URL
  readonly html: string
  readonly document: ReturnType<typeof parseServed>
  readonly main: Element | undefined
  /** The text of `main`. */
  readonly text: string
  /** Opens the only address that links of this name lead to, within a part or the page. */
  follow(name: Wanted, part?: Element): Promise<ServedPage>
  /** Sends the form that has these fields, with their values, by the button of this name where it is given. */
  send(fields: Readonly<Record<string, string>>, button?: Wanted): Promise<ServedPage>
}

export interface PlainReader {
  open(path: string): Promise<ServedPage>
}

/** A reader of a site whose browser runs no scripts: it follows links and redirects, sends forms and keeps cookies. */
export function plainReader(app: FastifyInstance, site: string, language = 'pt-BR'): PlainReader {
  const cookies = new Map<string, string>()

  async function open(address: string): Promise<ServedPage> {
    let url = new URL(address, siteOrigin(site))
    for (let redirects = 0; ; redirects++) {
      if (url.host !== hostNamed(site)) throw new Error(`${url.href} is another site's`)
      const answer = await app.inject({
        url: `${url.pathname}${url.search}`,
        headers: {
          host: url.host,
          'accept-language': language,
          accept: 'text/html',
          cookie: Array.from(cookies, (pair) => pair.join('=')).join('; '),
        },
      })
      for (const { name, value } of answer.cookies) cookies.set(name, value)
      const { location } = answer.headers
      if (location === undefined) return pageAt(url, answer.statusCode, answer.headers, answer.body)
      if (redirects === maxRedirects) throw new Error(`${address} redirects without end`)
      url = new URL(location, url)
    }
  }

  function pageAt(url: URL, status: number, headers: ServedPage['headers'], html: string): ServedPage {
    const document = parseServed(html)
    const main = find(document, 'main')
    return {
      status,
      headers,
      url,
      html,
      document,
      main,
      text: readText(main),
      follow(name, part) {
        const targets = new Set(findNamed(part ?? document, 'a', name).map((link) => attribute(link, 'href')))
        const [href] = targets
        if (targets.size !== 1 || !href) throw new Error(`${targets.size} links ${name} at ${url.href}`)
        return open(new URL(href, url).href)
      },
      send(fields, button) {
        const forms = findAll(main, 'form').filter((form) =>
          Object.keys(fields).every((name) => find(form, '*', { name })),
        )
        const form = forms[0]
        if (!form) throw new Error(`No form with ${Object.keys(fields)} at ${url.href}`)
        const sent = new URL(attribute(form, 'action') ?? url.pathname, url)
        sent.search = new URLSearchParams([...entriesOf(form, fields), ...pressed(form, button)]).toString()
        return open(sent.href)
      },
    }
  }

  return { open }
}

/** Fields that a form sends: as they are filled in, else as they are served. */
function entriesOf(form: Element, filled: Readonly<Record<string, string>>): [string, string][] {
  return findAll(form, '*', { name: true }).flatMap((field): [string, string][] => {
    const name = attribute(field, 'name') ?? ''
    const value = filled[name]
    if (field.name === 'select') return [[name, value ?? valueOfSelect(field)]]
    if (field.name !== 'input') return []
    if (/^(?:radio|checkbox)$/.test(attribute(field, 'type') ?? '')) {
      const own = attribute(field, 'value') ?? 'on'
      const isOn = value === undefined ? 'checked' in field.attribs : value === own
      return isOn ? [[name, own]] : []
    }
    return [[name, value ?? attribute(field, 'value') ?? '']]
  })
}

const valueOfSelect = (list: Element) =>
  attribute(find(list, 'option', { selected: true }) ?? find(list, 'option'), 'value') ?? ''

function pressed(form: Element, button: Wanted | undefined): [string, string][] {
  if (button === undefined) return []
  const [found] = findNamed(form, 'button', button)
  if (!found) throw new Error(`No button ${button} in the form with ${readName(form).slice(0, 80)}`)
  const name = attribute(found, 'name')
  return name ? [[name, attribute(found, 'value') ?? '']] : []
}
