import * as z from 'zod/mini'

/** A file as the client gets it. */
export interface Download {
  readonly filename: string
  readonly blob: Blob
}

/** A file as a handler gives it: whole, or in pieces that are sent while it is made. */
export interface FileAnswer {
  readonly filename: string
  readonly content: Uint8Array | AsyncIterable<string | Uint8Array>
}

const fileSchema: z.ZodMiniType<Download, FileAnswer> = z.custom<Download>() as never

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const files = { 200: fileSchema } as const

/** Part of an endpoint that answers a PDF document. */
export const pdfDownload = { download: 'application/pdf', responses: files } as const
/** Part of an endpoint that answers a table for spreadsheet programs, in UTF-8. */
export const csvDownload = { download: 'text/csv', responses: files } as const
/** A table as an Excel workbook. */
export const xlsxDownload = { download: xlsxType, responses: files } as const
/** Part of an endpoint that answers files of any kind, which no browser opens by itself. */
export const fileDownload = { download: 'application/octet-stream', responses: files } as const
/** Part of an endpoint that answers a ZIP archive. */
export const zipDownload = { download: 'application/zip', responses: files } as const
/** Part of an endpoint that answers an iCalendar file. */
export const calendarDownload = { download: 'text/calendar', responses: files } as const
/** Part of an endpoint that answers a pass of Apple Wallet. */
export const passDownload = { download: 'application/vnd.apple.pkpass', responses: files } as const
