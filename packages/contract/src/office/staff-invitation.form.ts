import * as z from 'zod/mini'
import { staffRoles } from '../permissions.ts'
import { nameFields } from '../users/registration.schemas.ts'
import { roleTerms } from '../users/role-terms.ts'
import { email } from '../validation/text.ts'

/** An invitation to the office: the invited person, their role, and the terms on which they get it. */
export const staffInvitationForm = z.strictObject({ email, ...nameFields, role: z.enum(staffRoles), ...roleTerms })
