import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { DomUtils } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { clientFolder } from '../pages/page-renderer.ts'
import { setUpDemoServer } from '../testing/demo-server.ts'
import { attribute, find, findAll, parseServed } from './testing/served-document.ts'
import { hostNamed } from './testing/sites.ts'

const kilobyte = 1024

describe('the bytes of a first visit, as they are served', () => {
  const server = setUpDemoServer()

  /** A page of each kind that visitors open and whose modules load at the first touch. */
  it.each([
    ['home', '/'],
    ['about', '/about'],
    ['list', '/devotionals'],
    ['events', '/event'],
    ['detail', '/devotionals/1'],
    ['groups', '/groups'],
    ['group', '/groups/1'],
    ['songs', '/praises'],
    ['videos', '/videos'],
    ['podcast', '/podcast'],
    ['publications', '/publications'],
  ])('stay within their budget: %s', async (_, path) => {
    const weight = await weigh(path)
    expect.soft(weight.scriptBytes, 'scripts before a touch').toBeLessThan(10 * kilobyte)
    expect
      .soft(weight.wokenScriptBytes, 'scripts of a page that was woken')
      .toBeLessThan((path === '/podcast' ? 145.5 : 142.5) * kilobyte)
    expect.soft(weight.styleBytes, 'style in the document').toBeLessThan(12 * kilobyte)
    expect.soft(weight.styleSheets, 'style sheets before a touch').toEqual([])
    expect.soft(weight.htmlBytes, 'document with its style').toBeLessThan(30.25 * kilobyte)
    expect.soft(weight.validating, 'a page without a form loads no validation').toEqual([])
  })

  it('control: the modules that a page wakes with are counted', async () => {
    const { modules, scriptBytes, wokenScriptBytes } = await weigh('/')
    expect(modules.length).toBeGreaterThan(5)
    expect(wokenScriptBytes).toBeGreaterThan(scriptBytes + 50 * kilobyte)
  })

  async function weigh(path: string) {
    const headers = { host: hostNamed('mare'), 'accept-language': 'pt-BR' }
    const plain = await server.app.inject({ url: path, headers })
    const packed = await server.app.inject({ url: path, headers: { ...headers, 'accept-encoding': 'br' } })
    expect([plain.statusCode, packed.headers['content-encoding']]).toEqual([200, 'br'])
    const document = parseServed(plain.body)
    const readText = (tag: string) =>
      findAll(document, tag)
        .filter((element) => !attribute(element, 'src'))
        .map((element) => DomUtils.textContent(element))
        .join('\n')
    const addresses = (tag: string, name: string, attributes = {}) =>
      findAll(document, tag, attributes).flatMap((element) => attribute(element, name) ?? [])
    const asleep = [...addresses('script', 'src'), ...addresses('link', 'href', { rel: 'modulepreload' })]
    const modules = (attribute(find(document, 'script', { 'data-modules': true }), 'data-modules') ?? '').split(' ')
    const inlineBytes = brotliCompressSync(readText('script')).length
    return {
      htmlBytes: packed.rawPayload.length,
      styleBytes: brotliCompressSync(readText('style')).length,
      styleSheets: addresses('link', 'href', { rel: 'stylesheet' }),
      scriptBytes: inlineBytes + sizeOf(asleep),
      wokenScriptBytes: inlineBytes + sizeOf([...asleep, ...modules]),
      modules,
      validating: modules.filter((module) => readFileSync(join(clientFolder, module), 'utf8').includes('invalid_type')),
    }
  }
})

/** The bytes of files as browsers get them; small files are sent as they are. */
function sizeOf(addresses: readonly string[]): number {
  const files = [...new Set(addresses)].map((address) => join(clientFolder, address))
  return files.reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0)
}
