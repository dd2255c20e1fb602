import { writeRolesDocument } from '../apps/api/src/testing/roles-table.ts'

await writeRolesDocument()
