/** RFC 6068 requires a literal @ and the other special characters escaped. */
export const mailLink = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
