import type { Inquiry } from '#graph/contact/inquiries/inquiry.service.ts'

/** A valid inquiry, in the words of a visitor. */
export const INQUIRY = {
  firstName: 'Ada',
  lastName: 'Novak',
  email: 'ada@example.com',
  phone: '(570) 555-0142',
  message: 'Please call me about a battery.',
}

/** An inquiry as the staff read it. */
export const STORED_INQUIRY: Inquiry = {
  id: 'b1946ac9-2f6d-4c1a-9d0e-1f2a3b4c5d6e',
  firstName: 'Zoë',
  lastName: 'Novak',
  email: 'zoe@example.com',
  phone: '(570) 555-0142',
  interest: 'sales',
  message: 'Two lines:\nthe second one.',
  vehicleId: 'denago-nomad-xl',
  vehicleName: 'Denago Nomad XL',
  vehiclePrice: 9995,
  context: null,
  source: 'form',
  page: '/contact?vehicle=nomad-xl',
  partner: null,
  suspicions: [],
  erasedAt: null,
  answeredAt: null,
  answeredBy: null,
  status: 'failed',
  mails: [
    { kind: 'dealer', status: 'sent', lastError: null },
    { kind: 'visitor', status: 'failed', lastError: 'EENVELOPE: 550 refused' },
  ],
  receivedAt: new Date('2026-05-04T13:30:00.123Z'),
}
