/** The device's mark for one member's unsent records of one kind. */
export const unsentMark = (mark: string, memberId: number): string => `${mark} ${memberId}`
