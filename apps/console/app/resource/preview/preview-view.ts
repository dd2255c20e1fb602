import type { Locale } from '@narthex/contract/locale'
import type { PreviewReader } from '@narthex/contract/office/preview.endpoints'
import type { PagesOfKind, PreviewPage } from '@narthex/contract/resources/preview-pages'

/** A kind of record, or settings, whose pages can be previewed. */
export interface PreviewedKind {
  readonly name: string
  readonly pages?: PagesOfKind
}

/** Widths of windows in CSS pixels. */
export const frameWidths = { phone: 390, tablet: 768, desktop: 1280 } as const
export type FrameWidth = keyof typeof frameWidths
export const frameWidthNames = Object.keys(frameWidths) as FrameWidth[]

/** The options of a preview: page, reader, window width, language and moment. */
export interface PreviewView {
  readonly page: PreviewPage | undefined
  readonly reader: PreviewReader
  readonly width: FrameWidth
  readonly language: Locale
  /** Simulated moment in wire format. Undefined: now, or the moment when the record is first shown. */
  readonly moment: string | undefined
}
