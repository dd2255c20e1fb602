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

/** What of the site a preview shows, and how. */
export interface PreviewView {
  readonly page: PreviewPage | undefined
  readonly reader: PreviewReader
  readonly width: FrameWidth
  readonly language: Locale
  /** As it travels; undefined: now, or when the record is shown first. */
  readonly moment: string | undefined
}
