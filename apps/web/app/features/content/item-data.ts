/** A thing to read, as every loader of one answers it. */
export interface ItemData<Item> {
  readonly item: Item
  /** Name of the item's list. */
  readonly listName: string
  /** Time at which the page was rendered, ISO 8601. */
  readonly renderedAt: string
}
