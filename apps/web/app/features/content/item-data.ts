/** A thing to read, as every loader of one answers it. */
export interface ItemData<Item> {
  readonly item: Item
  /** What the list it stands in is called. */
  readonly listName: string
  /** When the page was made, ISO 8601. */
  readonly renderedAt: string
}
