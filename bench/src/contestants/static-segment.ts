import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { fastify } from 'fastify'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

export interface SegmentOptions {
  readonly folder: string
  readonly segmentBytes: number
}

/** Bare Fastify with its own plugin for files: the same bytes for anyone. */
contest(async ({ folder, segmentBytes }: SegmentOptions) => {
  writeFileSync(join(folder, 'v0-00000.ts'), Buffer.alloc(segmentBytes, 7))
  const app = fastify({ logger: false })
  await app.register(fastifyStatic, { root: folder })
  await app.ready()
  return { port: await listening(app.server as Server) }
})
