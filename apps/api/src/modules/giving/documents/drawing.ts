import type { DocumentSettings, Giver, ReceivedGift } from './document-data.ts'
import { writeReceipt } from './receipt.ts'
import { type StatementOfYear, writeStatement } from './statement.ts'

/** A document to draw. It can be sent between threads. */
export type Drawing = { readonly giver: Giver; readonly settings: DocumentSettings } & (
  | { readonly gift: ReceivedGift }
  | { readonly year: StatementOfYear }
)

export function draw(drawing: Drawing): Promise<Uint8Array> {
  const { giver, settings } = drawing
  return 'gift' in drawing ? writeReceipt(drawing.gift, giver, settings) : writeStatement(drawing.year, giver, settings)
}
