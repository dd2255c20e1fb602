import * as z from 'zod/mini'
import { staffRoles } from '../permissions.ts'
import { nameFields } from '../users/registration.schemas.ts'
import { email } from '../validation/text.ts'

/** An invitation to the office: the invited person and their role. */
export const staffInvitationForm = z.strictObject({ email, ...nameFields, role: z.enum(staffRoles) })
