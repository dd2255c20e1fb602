/** The number of the page after this one; nothing after the last. */
export function nextPageNumber({
  page,
  limit,
  total,
}: {
  readonly page: number
  readonly limit: number
  readonly total: number
}): number | undefined {
  return page * limit < total ? page + 1 : undefined
}
