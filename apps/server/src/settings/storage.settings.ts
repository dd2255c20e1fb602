import { resolve } from 'node:path'
import type { FileSettings } from '@narthex/api/platform/files/create-files'
import type { VideoSettings } from '@narthex/api/platform/video-settings'
import * as z from 'zod'
import { combinePair, defineSection } from './setting.ts'
import { bucketName, count, megabytes, milliseconds, serviceUrl } from './text-schemas.ts'

const megabyte = 1024 * 1024

export const storage = defineSection({
  title: 'Database and files',
  settings: {
    DATA_FOLDER: {
      schema: z.string().min(1),
      default: 'data',
      doc: 'The folder for files, the local outbox, and the embedded database where `DATABASE_URL` is unset.',
    },
    DATABASE_URL: {
      schema: z.url({ protocol: /^postgres(ql)?$/ }),
      example: 'postgres://narthex:secret@localhost:5432/narthex',
      isSecret: true,
      doc: 'A PostgreSQL server. Without it an embedded server keeps everything in `DATA_FOLDER`.',
    },
    DATABASE_POOL: {
      schema: count.max(1000),
      default: '10',
      doc: 'Database connections per process; two more are used outside the pool.',
    },
    STATEMENT_TIMEOUT_MS: { schema: milliseconds, default: '10000', doc: 'The longest that one statement may run.' },
    S3_ENDPOINT: {
      schema: serviceUrl,
      example: 'https://s3.example.org',
      doc: 'An S3-compatible service that stores files. Without it files are in `DATA_FOLDER`.',
    },
    S3_BUCKET: { schema: bucketName, example: 'narthex-files', doc: 'The bucket for files, private to one database.' },
    S3_REGION: { schema: z.string(), default: 'us-east-1', doc: 'The region of the bucket.' },
    S3_ACCESS_KEY_ID: { schema: z.string(), doc: 'The key id for the bucket: it gets, puts and deletes objects.' },
    S3_SECRET_ACCESS_KEY: { schema: z.string(), isSecret: true, doc: 'The secret of that key.' },
    CHURCH_STORAGE_MEGABYTES: {
      schema: megabytes.min(1),
      default: '20480',
      doc: 'Storage quota per church: its files, and those that answer questions of tickets.',
    },
    PLAY_UPLOAD_MEGABYTES: {
      schema: megabytes.min(1),
      default: '4096',
      doc: 'The largest video that a church may upload to Play.',
    },
    PLAY_STORAGE_MEGABYTES: {
      schema: megabytes.min(1),
      default: '102400',
      doc: 'Storage quota per church for the videos of Play, beside `CHURCH_STORAGE_MEGABYTES`.',
    },
    FFMPEG_PATH: {
      schema: z.string().min(1),
      example: '/usr/bin/ffmpeg',
      doc: 'Converts uploaded videos to HLS with several qualities. Without it they are played as they were uploaded.',
    },
  },
  pairs: [
    ['S3_ENDPOINT', 'S3_BUCKET'],
    ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
    ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ],
  toConfig(s) {
    const bucket = combinePair(s.S3_ENDPOINT, s.S3_BUCKET, (endpoint, bucket) => ({ endpoint, bucket }))
    const key = combinePair(s.S3_ACCESS_KEY_ID, s.S3_SECRET_ACCESS_KEY, (accessKeyId, secretAccessKey) => ({
      accessKeyId,
      secretAccessKey,
    }))
    const s3 = bucket && key && { ...bucket, ...key, region: s.S3_REGION }
    const files: FileSettings = { dataFolder: s.DATA_FOLDER, s3, churchMegabytes: s.CHURCH_STORAGE_MEGABYTES }
    const videos: VideoSettings = {
      maxBytes: s.PLAY_UPLOAD_MEGABYTES * megabyte,
      bytesPerChurch: s.PLAY_STORAGE_MEGABYTES * megabyte,
      ffmpegPath: s.FFMPEG_PATH,
    }
    return {
      videos,
      dataFolder: resolve(s.DATA_FOLDER),
      databaseUrl: s.DATABASE_URL,
      databasePool: s.DATABASE_POOL,
      statementTimeoutMs: s.STATEMENT_TIMEOUT_MS,
      files,
    }
  },
})
