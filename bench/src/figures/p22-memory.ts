import { setTimeout as after } from 'node:timers/promises'
import { demoChurches } from '@narthex/demo/demo-churches'
import { nodeOptions } from '../../../scripts/root.mjs'
import { fetchSuccess } from '../answer.ts'
import type { Figure, Reading } from '../figure.ts'
import type { HttpRequest } from '../http-request.ts'
import { listDescendants, listProcesses, pssBytes } from '../processes.ts'
import { type ProductProcess, startProductProcess } from '../product-process.ts'
import { singleReading } from '../readings.ts'
import { visit } from '../requests.ts'
import { listSitemapUrls } from '../sitemap.ts'
import type { Amount, Size } from '../size.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Node arguments of the server, the same as in `npm start`. */
const serve = [...nodeOptions, 'apps/server/build/main.mjs', 'serve']
const visitedPages: Amount = { full: 200, smoke: 5 }
const goal = { atMost: 280 }
const waits = { everyMs: 500, steadyShare: 0.01 }
const maxLooks: Amount = { full: 20, smoke: 1 }
const steadyLooks = 6

/** Memory of the product and its database server, idle with the demo. */
export const memory: Figure = {
  id: 'P22',
  // Only Linux says what a process holds alone and what it shares.
  platform: 'linux',
  async measure({ size }) {
    await using folder = temporaryFolder()
    const start = () => startProductProcess(process.execPath, serve, folder.path)
    const readings: Reading[] = []
    {
      await using product = await start()
      readings.push(...linesOf('after a first start', await steadyMemory(product, size)))
    }
    await using product = await start()
    readings.push(...linesOf('after a second start', await steadyMemory(product, size)))
    const pages = visitedPages[size]
    await visitPages(product.port, pages)
    readings.push(...linesOf(`after ${pages} pages`, await steadyMemory(product, size)))
    return readings
  },
}

interface Memory {
  readonly product: number
  readonly database: number
}

/** Waits until memory settles; ten seconds at most. */
async function steadyMemory({ pid }: ProductProcess, size: Size): Promise<Memory> {
  const looks: Memory[] = []
  for (let look = 0; look < maxLooks[size]; look++) {
    await after(waits.everyMs)
    looks.push(memoryOf(pid))
    if (isSteady(looks.slice(-steadyLooks).map(totalOf))) break
  }
  return looks.at(-1) ?? memoryOf(pid)
}

function isSteady(totals: readonly number[]): boolean {
  return totals.length === steadyLooks && Math.max(...totals) <= Math.min(...totals) * (1 + waits.steadyShare)
}

const totalOf = ({ product, database }: Memory) => product + database

/** The serving process and its database server. */
function memoryOf(pid: number): Memory {
  const server = listDescendants(pid, listProcesses()).filter(({ name }) => name === 'postgres')
  if (server.length === 0) throw new Error('The product has started no database server')
  return { product: pssBytes([pid]), database: pssBytes(server.map((each) => each.pid)) }
}

function linesOf(when: string, memory: Memory): Reading[] {
  return [
    { ...single(`memory ${when}: product and database server`, totalOf(memory)), goal },
    single('the product alone', memory.product),
    single('the database server alone', memory.database),
  ]
}

const single = (what: string, bytes: number) => singleReading(what, 'MB', [bytes / 2 ** 20])

/** Different pages from the sitemaps of the demo's churches; inactive churches have no sitemap. */
async function visitPages(port: number, pages: number): Promise<void> {
  const requests: HttpRequest[] = []
  for (const { founding, description } of demoChurches) {
    if (description.flagAtivo === false || requests.length >= pages) continue
    const { codigo } = founding
    const addresses = await listSitemapUrls(port, codigo)
    requests.push(...addresses.map(({ pathname, search }) => visit(pathname + search, { codigo })))
  }
  if (requests.length < pages) throw new Error(`The demo has ${requests.length} pages, not ${pages}`)
  for (const request of requests.slice(0, pages)) await fetchSuccess(port, request)
}
