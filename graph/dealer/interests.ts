/** The subjects of inquiries, in the words of the form and of mails. */
export const INTERESTS = {
  sales: 'Buying or renting a cart',
  service: 'Service or repair',
  parts: 'Parts',
  general: 'Something else',
} as const
