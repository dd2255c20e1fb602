import { setTimeout as after } from 'node:timers/promises'
import { demoChurches } from '@narthex/demo/demo-churches'
import { nodeOptions } from '../../../scripts/root.mjs'
import { fetchSuccessWithRetry } from '../answer.ts'
import type { Figure, Reading } from '../figure.ts'
import { listDescendants, listProcesses, pssBytes } from '../processes.ts'
import { type ProductProcess, startProductProcess } from '../product-process.ts'
import { visit } from '../requests.ts'
import { listSitemapUrls } from '../sitemap.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** The same as in `npm start`. */
const serve = [...nodeOptions, 'apps/server/build/main.mjs', 'serve']
const pages = 200
const goal = { atMost: 280 }
const waits = { everyMs: 500, atMostMs: 10_000, steadyLooks: 6, steadyShare: 0.01 }

/** Memory of the product and its database server, idle with the demo. */
export const memory: Figure = {
  id: 'P22',
  async measure() {
    if (process.platform !== 'linux') {
      console.log('  left out: only Linux says what a process holds alone and what it shares')
      return []
    }
    await using folder = temporaryFolder()
    const start = () => startProductProcess(process.execPath, serve, folder.path)
    const readings: Reading[] = []
    {
      await using product = await start()
      readings.push(...linesOf('after a first start', await steadyMemory(product)))
    }
    await using product = await start()
    readings.push(...linesOf('after a second start', await steadyMemory(product)))
    await visitPages(product.port)
    readings.push(...linesOf(`after ${pages} pages`, await steadyMemory(product)))
    return readings
  },
}

interface Memory {
  readonly product: number
  readonly database: number
}

/** Waits until memory settles; ten seconds at most. */
async function steadyMemory({ pid }: ProductProcess): Promise<Memory> {
  const looks: Memory[] = []
  for (let waited = 0; waited < waits.atMostMs; waited += waits.everyMs) {
    await after(waits.everyMs)
    looks.push(memoryOf(pid))
    if (isSteady(looks.slice(-waits.steadyLooks).map(totalOf))) break
  }
  return looks.at(-1) ?? memoryOf(pid)
}

function isSteady(totals: readonly number[]): boolean {
  return totals.length === waits.steadyLooks && Math.max(...totals) <= Math.min(...totals) * (1 + waits.steadyShare)
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

function single(what: string, bytes: number): Reading {
  const megabytes = bytes / 2 ** 20
  return { what, unit: 'MB', ours: megabytes, median: megabytes, best: megabytes }
}

/** Different pages from the sitemaps of the demo's churches; inactive churches have no sitemap. */
async function visitPages(port: number): Promise<void> {
  const requests = []
  for (const { founding, description } of demoChurches) {
    if (description.flagAtivo === false) continue
    const { codigo } = founding
    const addresses = await listSitemapUrls(port, codigo)
    requests.push(...addresses.map(({ pathname, search }) => visit(pathname + search, { codigo })))
  }
  if (requests.length < pages) throw new Error(`The demo has ${requests.length} pages, not ${pages}`)
  for (const request of requests.slice(0, pages)) await fetchSuccessWithRetry(port, request)
}
