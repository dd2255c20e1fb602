import type { RegistrationRow } from './registrations.queries.ts'

/** The page of a purchase's tickets: members' are in their account; visitors return by the code of the purchase. */
export const findTicketsPath = ({ codigo, eventId, memberId }: RegistrationRow): string =>
  memberId === null ? `/checkout/thank-you?inscricao=${codigo}` : `/user/registrations/${eventId}/tickets`
