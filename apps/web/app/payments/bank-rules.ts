/* The rules of a typed bank account (ACH). Its numbers never reach our server, so they run in the form alone. */

const routingWeights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** Nine digits with a right check digit (American Bankers Association). */
export function isRoutingNumber(typed: string): boolean {
  if (!/^\d{9}$/.test(typed) || /^0+$/.test(typed)) return false
  const sum = routingWeights.reduce((total, weight, index) => total + weight * Number(typed[index]), 0)
  return sum % 10 === 0
}

/** Whether a text has 4 to 17 digits, the account numbers of the ACH network (Nacha, entry detail record). */
export const isAccountNumber = (typed: string): boolean => /^\d{4,17}$/.test(typed)
