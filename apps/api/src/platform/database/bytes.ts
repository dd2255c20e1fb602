import { customType } from 'drizzle-orm/pg-core'

/** A column of bytes; each driver gives them in a kind of its own. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})
