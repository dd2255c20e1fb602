import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../find-browser.ts'
import { drawnClip } from './drawn-clip.ts'
import { writeWebm } from './write-webm.ts'

/*
 * Renders the demo's film: light that moves through stained glass, over a slow chord. `node e2e/clips/render-clip.ts`
 */
const executablePath = findBrowser()
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
const page = await browser.newPage()
// Encoders are there on safe sites alone.
await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
await page.goto('http://localhost/')
const { blocks, opusHead, ...clip } = await page.evaluate(drawnClip, { seconds: 30, framesPerSecond: 12 })
await browser.close()

const bytesOf = (base64: string) => Buffer.from(base64, 'base64')
const file = writeWebm({
  ...clip,
  opusHead: bytesOf(opusHead),
  blocks: blocks.map(({ data, ...block }) => ({ ...block, bytes: bytesOf(data) })),
})
await writeFile(join(import.meta.dirname, '../../demo/src/clips/light.webm'), file)
process.stdout.write(`${file.length} bytes\n`)
