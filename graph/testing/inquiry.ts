/** A valid inquiry, in the words of a visitor. */
export const INQUIRY = {
  firstName: 'Ada',
  lastName: 'Novak',
  email: 'ada@example.com',
  phone: '(570) 555-0142',
  message: 'Please call me about a battery.',
}
