import * as z from 'zod/mini'

/** A file as the client gets it. */
export interface Download {
  readonly filename: string
  readonly blob: Blob
}

/** A file as a handler gives it: whole, or as text that is sent while it is made. */
export interface FileAnswer {
  readonly filename: string
  readonly content: Uint8Array | AsyncIterable<string>
}

const fileSchema: z.ZodMiniType<Download, FileAnswer> = z.custom<Download>() as never

const files = { 200: fileSchema } as const

/** Part of an endpoint that answers a PDF document. */
export const pdfDownload = { download: 'application/pdf', responses: files } as const
/** Part of an endpoint that answers a table for spreadsheet programs, in UTF-8. */
export const csvDownload = { download: 'text/csv', responses: files } as const
